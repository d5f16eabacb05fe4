import { type ApiClient, useApiClient } from '@imc/api';
import { type QueryKey, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

/**
 * Renders the result of a query definition of `@imc/api`, in any state of the query, for stories of `ui/membership`. The decorator `withApi` provides
 * the client.
 */
export function FromQuery<Data, Key extends QueryKey>({
  query,
  children,
}: {
  query: (client: ApiClient) => UseQueryOptions<Data, Error, Data, Key>;
  children: (result: UseQueryResult<Data>) => ReactNode;
}) {
  return children(useQuery(query(useApiClient())));
}
