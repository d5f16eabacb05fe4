import type { DashboardStats } from '@imc/api';
import { BarChart, ChartCard, DoughnutChart, EmptyState, Grid, LineChart, Stack } from '@imc/ui';
import { count } from './figures.ts';

const showFigures = 'Show the figures';

const allZero = (...figures: readonly (readonly number[])[]) =>
  figures.flat().every((figure) => figure === 0);

const none = { labels: [], applications: [], approvals: [], data: [] };

/** The three charts of the specification, section 2; their shapes while the figures are on their way. */
export function DashboardCharts({ stats }: { stats: DashboardStats | undefined }) {
  const trends = stats?.monthlyStats ?? none;
  const categories = stats?.categoryDistribution ?? none;
  const marketing = stats?.marketingPerformance ?? none;
  const loading = !stats;
  return (
    <Stack space="6">
      <ChartCard
        title="Application Trends"
        note="Applications and approvals per month"
        loading={loading}
        empty={
          allZero(trends.applications, trends.approvals) && (
            <EmptyState text="No application has been submitted in these months." />
          )
        }
      >
        <LineChart
          name="Applications and approvals per month"
          labelsHead="Month"
          labels={trends.labels}
          series={[
            { label: 'Applications', values: trends.applications },
            { label: 'Approvals', values: trends.approvals },
          ]}
          format={count}
          figuresLabel={showFigures}
        />
      </ChartCard>
      <Grid columns={2} space="6">
        <ChartCard
          title="Membership Category Distribution"
          loading={loading}
          empty={allZero(categories.data) && <EmptyState text="No application has been submitted yet." />}
        >
          <DoughnutChart
            name="Applications by membership category"
            labelsHead="Category"
            labels={categories.labels}
            values={categories.data}
            valuesHead="Applications"
            shareHead="Share"
            format={count}
          />
        </ChartCard>
        <ChartCard
          title="Marketing Performance"
          note="Applications by marketer"
          loading={loading}
          empty={marketing.labels.length === 0 && <EmptyState text="No marketers found" />}
        >
          <BarChart
            name="Applications by marketer"
            labelsHead="Marketer"
            labels={marketing.labels}
            values={marketing.applications}
            valuesHead="Applications"
            format={count}
            figuresLabel={showFigures}
          />
        </ChartCard>
      </Grid>
    </Stack>
  );
}
