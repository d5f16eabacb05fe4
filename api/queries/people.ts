import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { ApiClient } from '../client/api-client.ts';
import {
  type AccountsQuery,
  accountsCall,
  correctAccountCall,
  endAccountSessionsCall,
  requireSecondFactorCall,
  resetSecondFactorCall,
  setAccountBlockedCall,
  setAccountRoleCall,
} from '../contract/calls/people.ts';
import type { AccountRole } from '../contract/entities/staff-role.ts';
import { queryKeys } from './query-keys.ts';

/** Returns one page of the accounts. */
export const accountsQuery = (client: ApiClient, query: AccountsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.accounts, query],
    queryFn: ({ signal }) => client(accountsCall, { query: { ...query }, signal }),
  });

/** A new role of an account, and the one that the admin saw. */
export interface RoleChange {
  readonly id: number;
  readonly role: AccountRole;
  readonly seen: AccountRole;
}

/** Sets the role of an account. */
export const setAccountRoleMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, role, seen }: RoleChange) =>
      client(setAccountRoleCall, { body: { account_id: id, role, seen_role: seen } }),
  });

/** Blocks an account, or lifts the block. */
export const setAccountBlockedMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, blocked }: { readonly id: number; readonly blocked: boolean }) =>
      client(setAccountBlockedCall, { body: { account_id: id, blocked } }),
  });

/** Corrects details of an account. */
export const correctAccountMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof correctAccountCall.body>) => client(correctAccountCall, { body }),
  });

/** Ends all sessions of an account. */
export const endAccountSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => client(endAccountSessionsCall, { body: { account_id: id } }),
  });

/** Removes the second factor of an account. */
export const resetSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => client(resetSecondFactorCall, { body: { account_id: id } }),
  });

/** Sets whether staff must have a second factor. */
export const requireSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (required: boolean) => client(requireSecondFactorCall, { body: { required } }),
  });
