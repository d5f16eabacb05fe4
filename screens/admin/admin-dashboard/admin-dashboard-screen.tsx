import {
  type AdminApplication,
  adminApplicationsQuery,
  applicantName,
  type DashboardStats,
  dashboardStatsQuery,
  useApiClient,
} from '@imc/api';
import {
  ButtonLink,
  Card,
  Cluster,
  EmptyState,
  ErrorState,
  Grid,
  Heading,
  Spinner,
  Stack,
  StatCard,
  type StatCardProps,
  StatusBadge,
  Table,
  type TableColumn,
} from '@imc/ui';
import { ActivityList } from '@imc/ui/membership';
import { useQuery } from '@tanstack/react-query';
import { formatDay, formatMoment } from '../../shared/dates.ts';
import { GradeCell } from '../../shared/grade-cell.tsx';
import { retryOf } from '../../shared/retry.ts';
import { DashboardCharts } from './dashboard-charts.tsx';
import { count } from './figures.ts';

/** Applications in the recent panel (specification, section 9). */
const recentCount = 5;

/** Against the month before (specification, section 2). */
const change = (percent: number): Pick<StatCardProps, 'change'> => ({
  change: { percent, text: '% from last month' },
});

const cards = (stats: DashboardStats): StatCardProps[] => [
  {
    label: 'Total Applications',
    value: count(stats.totalApplications),
    ...change(stats.percentageChanges.applications),
  },
  { label: 'Pending Applications', value: count(stats.pendingApplications) },
  {
    label: 'Approved Applications',
    value: count(stats.approvedApplications),
    ...change(stats.percentageChanges.approvals),
  },
  { label: 'Rejected Applications', value: count(stats.rejectedApplications) },
  {
    label: 'Total Marketers',
    value: count(stats.totalMarketers),
    ...change(stats.percentageChanges.marketers),
  },
];

const columns: readonly TableColumn<AdminApplication>[] = [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    cell: applicantName,
  },
  {
    key: 'category',
    header: 'Category',
    cell: GradeCell,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  { key: 'date', header: 'Date', noWrap: true, cell: ({ createdAt }) => formatDay(createdAt) },
];

/** The latest applications, and the way to all of them. */
function RecentApplications() {
  const recent = useQuery(adminApplicationsQuery(useApiClient(), { limit: recentCount }));
  const retry = retryOf(recent);
  return (
    <Stack as="section" space="4" aria-labelledby="recent-applications">
      <Cluster justify="between" space="4">
        <Heading level={2} size="card" id="recent-applications">
          Recent Applications
        </Heading>
        <ButtonLink to="/admin/applications" variant="secondary" size="small">
          View All
        </ButtonLink>
      </Cluster>
      <Table
        caption="Recent Applications"
        density="dense"
        stickyHeader={false}
        columns={columns}
        rows={recent.data?.applications ?? []}
        rowKey={({ id }) => id}
        loading={recent.isPending && <Spinner label="Loading recent applications" />}
        error={retry && <ErrorState message="Failed to fetch applications" {...retry} />}
        empty={<EmptyState text="No recent applications" />}
      />
    </Stack>
  );
}

/** What was done, between who did it and whose application it was. */
const activityLabels = {
  submitted: 'submitted the application of',
  approved: 'approved the application of',
  rejected: 'rejected the application of',
  pending: 'set back to pending the application of',
} as const;

/**
 * Figures, charts, recent activity and recent applications (specification, section 2). Figures that could not be had leave no message (section 8), and
 * are asked for again with a press.
 */
export function AdminDashboardScreen() {
  const dashboard = useQuery(dashboardStatsQuery(useApiClient()));
  const retry = retryOf(dashboard, 'Load the figures again');
  const { data } = dashboard;
  return (
    <Stack space="8">
      <Heading level={1}>Dashboard</Heading>
      {retry ? (
        <Card>
          <ErrorState {...retry} />
        </Card>
      ) : (
        <>
          {!data && <Spinner label="Loading the figures" />}
          {data && (
            <Grid columns={5} ruled as="ul">
              {cards(data.stats).map((card) => (
                <StatCard key={card.label} as="li" {...card} />
              ))}
            </Grid>
          )}
          <DashboardCharts stats={data?.stats} />
          {/* Another provider may know the figures and not what happened. */}
          {(!data || data.activity) && (
            <ActivityList
              title="Recent Activity"
              entries={data?.activity}
              labels={activityLabels}
              formatTime={formatMoment}
              empty={<EmptyState text="Nothing has happened yet." />}
            />
          )}
        </>
      )}
      <RecentApplications />
    </Stack>
  );
}
