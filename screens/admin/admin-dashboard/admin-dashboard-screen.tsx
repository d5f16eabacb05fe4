import { adminApplicationsQuery, type DashboardStats, dashboardStatsQuery, useApiClient } from '@imc/api';
import {
  Card,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Spinner,
  Stack,
  StatCard,
  type StatCardProps,
} from '@imc/ui';
import { ActivityList, DashboardCharts, RecentApplications } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { count, adminDashboard as texts } from '../../content/index.ts';
import { formatDay, formatMoment } from '../../shared/dates.ts';
import { retryOf } from '../../shared/retry.ts';

/** Number of applications in the recent panel (S-9.2). */
const recentCount = 5;

/** Change since the previous month (S-2.65). */
const change = (percent: number): Pick<StatCardProps, 'change'> => ({
  change: { percent, text: texts.fromLastMonth },
});

const cards = (stats: DashboardStats): StatCardProps[] => [
  {
    label: texts.cards.total,
    value: count(stats.totalApplications),
    ...change(stats.percentageChanges.applications),
  },
  { label: texts.cards.pending, value: count(stats.pendingApplications) },
  {
    label: texts.cards.approved,
    value: count(stats.approvedApplications),
    ...change(stats.percentageChanges.approvals),
  },
  { label: texts.cards.rejected, value: count(stats.rejectedApplications) },
  {
    label: texts.cards.marketers,
    value: count(stats.totalMarketers),
    ...change(stats.percentageChanges.marketers),
  },
];

/** The latest applications, with a link to all of them. */
function Recent() {
  const recent = useQuery(adminApplicationsQuery(useApiClient(), { limit: recentCount }));
  const retry = retryOf(recent);
  return (
    <RecentApplications
      applications={recent.data?.applications ?? []}
      labels={texts.recent.labels}
      viewAllTo={texts.recent.viewAllTo}
      formatDay={formatDay}
      loading={recent.isPending && <Spinner label={texts.recent.loading} />}
      error={retry && <ErrorState message={texts.recent.failed} {...retry} />}
      empty={<EmptyState text={texts.recent.empty} />}
    />
  );
}

/**
 * Dashboard with figures, charts, recent activity and recent applications (S-2.65). If the figures fail to load, no message is shown (S-8.14),
 * only a button to load them again.
 */
export function AdminDashboardScreen() {
  const dashboard = useQuery(dashboardStatsQuery(useApiClient()));
  const retry = retryOf(dashboard, texts.retry);
  const { data } = dashboard;
  return (
    <Stack space="8">
      <Heading level={1}>{texts.title}</Heading>
      {retry ? (
        <Card>
          <ErrorState {...retry} />
        </Card>
      ) : (
        <>
          {!data && <Spinner label={texts.loading} />}
          {data && (
            <Grid columns={5} ruled as="ul">
              {cards(data.stats).map((card) => (
                <StatCard key={card.label} as="li" {...card} />
              ))}
            </Grid>
          )}
          <DashboardCharts stats={data?.stats} labels={texts.charts} formatCount={count} />
          {/* Another provider may return figures without activity. */}
          {(!data || data.activity) && (
            <ActivityList
              title={texts.activity.title}
              entries={data?.activity}
              labels={texts.activity.labels}
              formatTime={formatMoment}
              empty={<EmptyState text={texts.activity.empty} />}
            />
          )}
        </>
      )}
      <Recent />
    </Stack>
  );
}
