import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { resetPasswordCall } from '../contract/calls/passwords.ts';

/** What checks the answers comes with the first call: a form is read and filled in without it. */
const calls = () => loadPart(() => import('../contract/calls/passwords.ts'));

/** Asks for a link to choose a new password. */
export const forgotPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (email: string) => client((await calls()).forgotPasswordCall, { body: { email } }),
  });

/** Sets a new password with the token of a mailed link. */
export const resetPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof resetPasswordCall.body>) =>
      client((await calls()).resetPasswordCall, { body }),
  });
