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
import { ErrorState } from '../ui/components/feedback/error-state/error-state.tsx';
import { Spinner } from '../ui/components/feedback/spinner/spinner.tsx';

// For stories alone: composites of `ui/membership` are shown with what the real client and the query definitions read from MSW.
// Take the decorator `withApi` with them, which brings the client.

/** Shows what a query definition of `@imc/api` answers, in whatever state the query is. */
export function FromQuery<Data, Key extends QueryKey>({
  query,
  children,
}: {
  query: (client: ApiClient) => UseQueryOptions<Data, Error, Data, Key>;
  children: (result: UseQueryResult<Data>) => ReactNode;
}) {
  return children(useQuery(query(useApiClient())));
}

/** Sends through a mutation definition of `@imc/api`. */
export function WithMutation<Data, Variables>({
  mutation,
  children,
}: {
  mutation: (client: ApiClient) => UseMutationOptions<Data, Error, Variables>;
  children: (result: UseMutationResult<Data, Error, Variables>) => ReactNode;
}) {
  return children(useMutation(mutation(useApiClient())));
}

/** What a table shows in place of its rows, by the state of the query: a spinner, or what failed with a way to try again. */
export function placeholders(
  { data, isPending, errorUpdateCount, isFetching, refetch }: UseQueryResult,
  texts: { loading: string; failed?: string },
): { loading: ReactNode; error: ReactNode } {
  const failed = data === undefined && errorUpdateCount > 0;
  return {
    loading: isPending && <Spinner label={texts.loading} />,
    error: failed && (
      <ErrorState
        message={texts.failed}
        retryLabel="Try again"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ),
  };
}
