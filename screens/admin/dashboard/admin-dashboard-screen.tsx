import {
  type AdminDashboard,
  ApiError,
  type DashboardStats,
  dashboardStatsQuery,
  useApiClient,
} from '@imc/api';
import {
  AdminPageHead,
  Card,
  EmptyState,
  ErrorState,
  Grid,
  lazyPart,
  Spinner,
  Stack,
  StatCard,
  type StatCardProps,
} from '@imc/ui';
import { ActivityList, DashboardCharts } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { count, adminDashboard as texts } from '../../content/index.ts';
import { formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';
import { PendingSummary } from './pending-summary.tsx';
import { RecentApplicationsCard } from './recent-applications.tsx';

/** The five figures, each with a link to the list that it counts, and some with their change since the previous month (S-2.65). */
const cards = (stats: DashboardStats): StatCardProps[] => {
  const { cards: labels, lists, fromLastMonth: text } = texts;
  const { applications, approvals, marketers } = stats.percentageChanges;
  const card = (label: string, value: number, to: string, percent?: number): StatCardProps => ({
    ...{ label, value: count(value), to },
    change: percent === undefined ? undefined : { percent, text },
  });
  return [
    card(labels.total, stats.totalApplications, lists.all, applications),
    card(labels.pending, stats.pendingApplications, lists.of('pending')),
    card(labels.approved, stats.approvedApplications, lists.of('approved'), approvals),
    card(labels.rejected, stats.rejectedApplications, lists.of('rejected')),
    card(labels.marketers, stats.totalMarketers, lists.marketers, marketers),
  ];
};

/** Loaded separately, because it needs facts of the public pages that would slow down the first view. */
const loadGoLive = async () => (await import('./go-live.tsx')).GoLive;
const GoLive = lazyPart(loadGoLive);

/** `data` is undefined while loading. */
function Sections({ data }: { data: AdminDashboard | undefined }) {
  return (
    <>
      {!data && <Spinner label={texts.loading} />}
      {data && <PendingSummary stats={data.stats} waiting={data.waiting} />}
      {data && (
        <Grid columns={5} ruled as="ul">
          {cards(data.stats).map((card) => (
            <StatCard key={card.label} as="li" {...card} />
          ))}
        </Grid>
      )}
      <DashboardCharts stats={data?.stats} labels={texts.charts} formatCount={count} />
      <Suspense>{data?.notSet && <GoLive notSet={data.notSet} />}</Suspense>
      <ActivityList
        title={texts.activity.title}
        entries={data?.activity}
        labels={texts.activity.labels}
        formatTime={formatMoment}
        empty={<EmptyState text={texts.activity.empty} />}
      />
      <RecentApplicationsCard applications={data?.recent} />
    </>
  );
}

/**
 * The dashboard (S-2.65), from one call. If it fails, the figures have no message (S-8.14), only a button that loads them again, and the
 * recent applications have theirs (S-8.6). A refusal shows the server's message.
 */
export function AdminDashboardScreen() {
  const dashboard = useQuery(dashboardStatsQuery(useApiClient()));
  const retry = retryOf(dashboard, texts.retry);
  const { error } = dashboard;
  const refusal = error instanceof ApiError && error.httpStatus === 403 ? error.serverMessage : undefined;
  return (
    <Stack space="4">
      <AdminPageHead title={texts.title} />
      {retry ? (
        <>
          <Card>
            <ErrorState message={refusal} {...retry} />
          </Card>
          {!refusal && (
            <RecentApplicationsCard
              applications={undefined}
              loading={false}
              error={<ErrorState message={texts.recent.failed} {...retry} retryLabel={texts.recent.retry} />}
            />
          )}
        </>
      ) : (
        <Sections data={dashboard.data} />
      )}
    </Stack>
  );
}
