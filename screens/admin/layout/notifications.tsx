import { ApiError, dashboardStatsQuery, secondFactorMissing, useApiClient } from '@imc/api';
import { type AdminNotifications, ErrorState, Spinner } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { adminRefused, adminNotifications as texts } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';
import { useWaitingItems } from '../../shared/use-waiting-items.ts';

/**
 * Returns the props of the bell: notifications (DASH-6), a spinner, or an error. All staff may read them, so
 * a refusal is for the whole area and its message is returned, unless it only asks for a second factor.
 */
export function useNotifications(): {
  bell: { bellLabel: string; notifications: AdminNotifications };
  refusal: string | undefined;
} {
  const itemsOf = useWaitingItems();
  const { data, ...query } = useQuery(dashboardStatsQuery(useApiClient()));
  const { error } = query;
  const isRefused =
    error instanceof ApiError && error.httpStatus === 403 && error.answer.code !== secondFactorMissing;
  const retry = retryOf({ data, ...query });
  const items = data
    ? itemsOf({ ...data.waiting, pending_applications: data.stats.pendingApplications })
    : [];
  const summary = items.map(({ text }) => text).join(', ') || texts.empty;
  return {
    refusal: isRefused ? (error.serverMessage ?? adminRefused.unknown) : undefined,
    bell: {
      bellLabel: data ? `${texts.title}: ${summary}` : texts.title,
      notifications: {
        title: texts.title,
        items,
        empty: texts.empty,
        loading: query.isPending && <Spinner size="small" label={texts.loading} />,
        error: retry && <ErrorState message={texts.failed} {...retry} />,
      },
    },
  };
}
