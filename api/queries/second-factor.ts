import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { loadPart } from '../client/load-part.ts';
import type { disableSecondFactorCall, signInCodeCall } from '../contract/calls/second-factor.ts';
import type { SignInChallenge } from '../contract/entities/second-factor.ts';
import { queryKeys } from './query-keys.ts';

/** Loads the response schemas with the first call, so that forms render without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/second-factor.ts').then(
      ({
        signInCodeCall,
        secondFactorCall,
        startSecondFactorCall,
        confirmSecondFactorCall,
        disableSecondFactorCall,
      }) => ({
        signInCodeCall,
        secondFactorCall,
        startSecondFactorCall,
        confirmSecondFactorCall,
        disableSecondFactorCall,
      }),
    ),
  );

/** The challenge of a sign-in with the right password and without a code. Undefined for any other error. */
export function signInChallengeOf(error: unknown): SignInChallenge | undefined {
  const sent = error instanceof ApiError ? error.answer.second_factor : undefined;
  if (typeof sent !== 'object' || sent === null) return undefined;
  const { challenge, expires_at } = sent as Partial<SignInChallenge>;
  return typeof challenge === 'string' ? { challenge, expires_at: expires_at ?? '' } : undefined;
}

/** Returns the user and the session token. */
export const signInCodeMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof signInCodeCall.body>) =>
      (await client((await calls()).signInCodeCall, { body })).data,
  });

export const secondFactorQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.secondFactor,
    queryFn: async ({ signal }) => (await client((await calls()).secondFactorCall, { signal })).second_factor,
  });

export const startSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (password: string) =>
      client((await calls()).startSecondFactorCall, { body: { password } }),
  });

/** Returns the recovery codes. */
export const confirmSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (code: string) =>
      (await client((await calls()).confirmSecondFactorCall, { body: { code } })).recovery_codes,
  });

export const disableSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (body: z.input<typeof disableSecondFactorCall.body>) =>
      client((await calls()).disableSecondFactorCall, { body }),
  });
