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

export const accountsQuery = (client: ApiClient, query: AccountsQuery) =>
  queryOptions({
    queryKey: [...queryKeys.accounts, query],
    queryFn: ({ signal }) => client(accountsCall, { query: { ...query }, signal }),
  });

/** With the role that the admin saw. */
export interface RoleChange {
  readonly id: number;
  readonly role: AccountRole;
  readonly seen: AccountRole;
}

export const setAccountRoleMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, role, seen }: RoleChange) =>
      client(setAccountRoleCall, { body: { account_id: id, role, seen_role: seen } }),
  });

export const setAccountBlockedMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: ({ id, blocked }: { readonly id: number; readonly blocked: boolean }) =>
      client(setAccountBlockedCall, { body: { account_id: id, blocked } }),
  });

export const correctAccountMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (body: z.input<typeof correctAccountCall.body>) => client(correctAccountCall, { body }),
  });

export const endAccountSessionsMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => client(endAccountSessionsCall, { body: { account_id: id } }),
  });

export const resetSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (id: number) => client(resetSecondFactorCall, { body: { account_id: id } }),
  });

export const requireSecondFactorMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: (required: boolean) => client(requireSecondFactorCall, { body: { required } }),
  });
