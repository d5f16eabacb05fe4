import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { forgotPasswordCall, resetPasswordCall } from '../contract/calls/passwords.ts';

/** Asks for a link to choose a new password. */
export const forgotPasswordMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (email: string) => client(forgotPasswordCall, { body: { email } }) });

/** Sets a new password with the token of a mailed link. */
export const resetPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof resetPasswordCall.body>) => client(resetPasswordCall, { body }),
  });
