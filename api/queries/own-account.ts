import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import { queryKeys } from './query-keys.ts';

/** Loads the response schemas with the first call, so that the profile renders without them. */
const sessionCalls = () =>
  loadPart(() =>
    import('../contract/calls/sessions.ts').then(
      ({ sessionsCall, endSessionCall, endOtherSessionsCall }) => ({
        sessionsCall,
        endSessionCall,
        endOtherSessionsCall,
      }),
    ),
  );
const dataCalls = () =>
  loadPart(() =>
    import('../contract/calls/own-data.ts').then(({ ownDataCall, eraseAccountCall }) => ({
      ownDataCall,
      eraseAccountCall,
    })),
  );

/** The own one first. */
export const sessionsQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.sessions,
    queryFn: async ({ signal }) => (await client((await sessionCalls()).sessionsCall, { signal })).sessions,
  });

/** By the public id of the session. */
export const endSessionMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (id: string) =>
      client((await sessionCalls()).endSessionCall, { body: { session_id: id } }),
  });

export const endOtherSessionsMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => client((await sessionCalls()).endOtherSessionsCall) });

export const ownDataMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => client((await dataCalls()).ownDataCall) });

export const eraseAccountMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async (password: string) =>
      client((await dataCalls()).eraseAccountCall, { body: { password } }),
  });
