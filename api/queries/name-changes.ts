import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { loadPart } from '../client/load-part.ts';
import { queryKeys } from './query-keys.ts';

/** Loads the schemas with the first call, so that the profile renders without them. */
const calls = () =>
  loadPart(() =>
    import('../contract/calls/name-changes.ts').then(
      ({ nameChangeCall, askNameChangeCall, withdrawNameChangeCall }) => ({
        nameChangeCall,
        askNameChangeCall,
        withdrawNameChangeCall,
      }),
    ),
  );

export interface NameRequest {
  readonly name: string;
  readonly reason: string;
  readonly document: File;
}

/** The newest. Null if the member has never asked for another name. */
export const nameChangeQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.nameChange,
    queryFn: async ({ signal }) => (await client((await calls()).nameChangeCall, { signal })).name_change,
  });

export const askNameChangeMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ document, ...data }: NameRequest) => {
      const form = new FormData();
      form.set('data', JSON.stringify(data));
      form.set('document', document, document.name);
      return client((await calls()).askNameChangeCall, { form });
    },
  });

export const withdrawNameChangeMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: async () => client((await calls()).withdrawNameChangeCall) });
