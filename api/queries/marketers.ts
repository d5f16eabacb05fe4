import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.ts';
import { ApiError } from '../client/api-error.ts';
import { keysOf, objectFrom } from '../contract/application/typed-object.ts';
import {
  type AdminMarketers,
  addMarketerCall,
  deleteMarketerCall,
  marketersCall,
  updateMarketerCall,
} from '../contract/calls/marketers.ts';
import type { Marketer, MarketerChanges, NewMarketer } from '../contract/entities/marketer.ts';
import { queryKeys } from './query-keys.ts';

export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }): Promise<AdminMarketers> => {
      const { marketers, unmatched_codes, retired_codes } = await client(marketersCall, { signal });
      return { marketers, unmatchedCodes: unmatched_codes, retiredCodes: retired_codes };
    },
  });

/** With the idempotency key, a retry after a lost answer adds the marketer once. */
export interface MarketerAddition {
  readonly marketer: NewMarketer;
  readonly idempotencyKey: string;
}

export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ marketer, idempotencyKey }: MarketerAddition) =>
      client(addMarketerCall, { body: marketer, idempotencyKey }),
  });

/** As it was shown, and as it was typed. */
export interface MarketerEdit {
  readonly shown: Marketer;
  readonly typed: Required<MarketerChanges>;
}

/** Sends only what was changed, so that two admins who change different fields keep both changes. */
export const updateMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ shown, typed: { full_name, email, phone } }: MarketerEdit) => {
      const typed = { full_name, email, phone };
      const changed = keysOf(typed).filter((name) => typed[name] !== shown[name]);
      const changes: MarketerChanges = objectFrom(changed.map((name) => [name, typed[name]]));
      return client(updateMarketerCall, { body: { id: shown.id, ...changes } });
    },
  });

/** Returns the texts for a code or an address that is taken. Empty for any other error. */
export const takenFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.httpStatus === 409 ? error.errors : {};

export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
