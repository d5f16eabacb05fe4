import type { UseQueryResult } from '@tanstack/react-query';
import { tryAgain } from '../content/error-page.ts';

/** Props for the `ErrorState` of a failed query. */
interface Retry {
  retryLabel: string;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Returns the retry props if a query has failed and has no data, otherwise undefined. They stay while the query is retried: the button is busy and
 * keeps the focus until there is a response. Set `retryLabel` to describe the action when no message is shown with the button.
 */
export function retryOf(
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>,
  retryLabel: string = tryAgain,
): Retry | undefined {
  if (query.data !== undefined || query.errorUpdateCount === 0) return undefined;
  return { retryLabel, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
