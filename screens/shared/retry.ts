import type { UseQueryResult } from '@tanstack/react-query';
import { tryAgain } from '../content/error-page.ts';

/** Props for the `ErrorState` of a failed query. */
interface Retry {
  retryLabel: string;
  onRetry: () => void;
  retrying: boolean;
}

/**
 * Undefined unless a query has failed and has no data. During a retry the button is busy and keeps the focus.
 * Set `retryLabel` to describe the action if the button has no message.
 */
export function retryOf(
  query: Pick<UseQueryResult, 'data' | 'errorUpdateCount' | 'isFetching' | 'refetch'>,
  retryLabel: string = tryAgain,
): Retry | undefined {
  if (query.data !== undefined || query.errorUpdateCount === 0) return undefined;
  return { retryLabel, onRetry: () => void query.refetch(), retrying: query.isFetching };
}
