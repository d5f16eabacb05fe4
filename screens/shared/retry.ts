import type { UseQueryResult } from '@tanstack/react-query';

/** For an `ErrorState` in place of what a query could not have. */
interface Retry {
  retryLabel: string;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Says that a query failed and has nothing to show, and how it is tried again. It stays so while it is tried: the button turns and keeps the focus
 * until there is an answer. `retryLabel` says what the button does where no message stands over it.
 */
export function retryOf(
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>,
  retryLabel = 'Try again',
): Retry | undefined {
  if (query.data !== undefined || query.errorUpdateCount === 0) return undefined;
  return { retryLabel, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
