import { type ApiClient, useApiClient } from '@imc/api';
import {
  type QueryKey,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ReactNode } from 'react';

// Helpers for stories of `ui/membership`: they load data through the real client and the query definitions from MSW.
// Use them with the decorator `withApi`, which provides the client.

/** Renders the result of a query definition of `@imc/api`, in any state of the query. */
export function FromQuery<Data, Key extends QueryKey>({
  query,
  children,
}: {
  query: (client: ApiClient) => UseQueryOptions<Data, Error, Data, Key>;
  children: (result: UseQueryResult<Data>) => ReactNode;
}) {
  return children(useQuery(query(useApiClient())));
}

/** Provides a mutation definition of `@imc/api` to its children. */
export function WithMutation<Data, Variables>({
  mutation,
  children,
}: {
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>;
  children: (result: UseMutationResult<Data, Error, Variables>) => ReactNode;
}) {
  return children(useMutation(mutation(useApiClient())));
}
