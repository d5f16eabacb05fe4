import { mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import type { changePasswordCall, resetPasswordCall } from '../contract/calls/passwords.ts';

/** Loads the response schemas with the first call, so that forms render without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/passwords.ts').then(
      ({ forgotPasswordCall, resetPasswordCall, changePasswordCall }) => ({
        forgotPasswordCall,
        resetPasswordCall,
        changePasswordCall,
      }),
    ),
  );

export const forgotPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (email: string) => client((await calls()).forgotPasswordCall, { body: { email } }),
  });

/** With the token of a reset link. */
export const resetPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof resetPasswordCall.body>) =>
      client((await calls()).resetPasswordCall, { body }),
  });

/** Also ends every other session. */
export const changePasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof changePasswordCall.body>) =>
      client((await calls()).changePasswordCall, { body }),
  });
