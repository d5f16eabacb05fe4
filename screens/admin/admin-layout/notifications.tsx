import { ApiError, dashboardStatsQuery, refusalTexts, useApiClient } from '@imc/api';
import { type AdminNotification, type AdminNotifications, ErrorState, Spinner } from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { adminRefused } from '../../content/admin-refused.ts';
import { adminNotifications as texts } from '../../content/index.ts';
import { retryOf } from '../../shared/retry.ts';

/** Returns what waits for an admin with the number of each kind, most important first. Kinds without any are left out. */
const waitingItems = (numbers: Readonly<Record<keyof typeof texts.kinds, number>>): AdminNotification[] =>
  texts.order.flatMap((kind) => {
    const { to, text } = texts.kinds[kind];
    return numbers[kind] > 0 ? [{ to, text: text(numbers[kind]) }] : [];
  });

/**
 * Returns the props of the bell: what waits (S-12.140), a spinner, or an error. All staff may read this, so a refusal is for the whole area: its
 * message is returned, unless it only asks for a second factor.
 */
export function useNotifications(): {
  bell: { bellLabel: string; notifications: AdminNotifications };
  refusal: string | undefined;
} {
  const { data, ...query } = useQuery(dashboardStatsQuery(useApiClient()));
  const { error } = query;
  const isRefused =
    error instanceof ApiError &&
    error.httpStatus === 403 &&
    error.serverMessage !== refusalTexts.secondFactorMissing;
  const retry = retryOf({ data, ...query });
  const items = data
    ? waitingItems({
        applications: data.stats.pendingApplications,
        payments: data.waiting?.received_payments ?? 0,
        answers: data.waiting?.answered_requests ?? 0,
        codes: data.waiting?.unmatched_codes ?? 0,
        messages: data.waiting?.new_messages ?? 0,
        mails: data.waiting?.failed_mails ?? 0,
      })
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
