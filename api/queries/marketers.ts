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

/** Returns all marketers, the codes that match nobody, and those of deleted marketers. */
export const marketersQuery = (client: ApiClient) =>
  queryOptions({
    queryKey: queryKeys.marketers,
    queryFn: async ({ signal }): Promise<AdminMarketers> => {
      const { marketers, unmatched_codes, retired_codes } = await client(marketersCall, { signal });
      return { marketers, unmatchedCodes: unmatched_codes, retiredCodes: retired_codes };
    },
  });

/** A marketer to add, and an idempotency key, with which a retry after a lost answer adds it once. */
export interface MarketerAddition {
  readonly marketer: NewMarketer;
  readonly idempotencyKey: string;
}

/** Adds a marketer. */
export const addMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ marketer, idempotencyKey }: MarketerAddition) =>
      client(addMarketerCall, { body: marketer, idempotencyKey }),
  });

/** A marketer to change: as it was shown, and as it was typed. */
export interface MarketerEdit {
  readonly shown: Marketer;
  readonly typed: Required<MarketerChanges>;
}

/** Changes a marketer. Only what was changed is sent, so that two admins who change different fields keep both changes. */
export const updateMarketerMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ shown, typed: { full_name, email, phone } }: MarketerEdit) => {
      const typed = { full_name, email, phone };
      const changed = keysOf(typed).filter((name) => typed[name] !== shown[name]);
      const changes: MarketerChanges = objectFrom(changed.map((name) => [name, typed[name]]));
      return client(updateMarketerCall, { body: { id: shown.id, ...changes } });
    },
  });

/** Returns what is wrong with a marketer whose code or address is taken, by field. Empty for any other error. */
export const takenFields = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError && error.httpStatus === 409 ? error.errors : {};

/** Deletes a marketer by id. */
export const deleteMarketerMutation = (client: ApiClient) =>
  mutationOptions({ mutationFn: (id: number) => client(deleteMarketerCall, { query: { id } }) });
