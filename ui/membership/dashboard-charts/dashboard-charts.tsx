import type { DashboardStats } from '@imc/api/contract';
import type { HTMLAttributes, Ref } from 'react';
import { BarChart } from '../../components/data/bar-chart/bar-chart.tsx';
import { ChartCard } from '../../components/data/chart-card/chart-card.tsx';
import { DoughnutChart } from '../../components/data/doughnut-chart/doughnut-chart.tsx';
import { LineChart } from '../../components/data/line-chart/line-chart.tsx';
import { EmptyState } from '../../components/feedback/empty-state/empty-state.tsx';
import { Grid } from '../../layout/grid/grid.tsx';
import { Stack } from '../../layout/stack/stack.tsx';

/** Every word of the dashboard's charts. */
export interface DashboardChartsLabels {
  /** Words that unfold the figures of a chart: 'Show the figures'. */
  showFigures: string;
  /** The line chart of applications and approvals by month. */
  trends: {
    /** 'Application Trends'. */
    title: string;
    /** What is counted: 'Applications and approvals per month'. Names the chart too. */
    note: string;
    /** 'Month'. */
    month: string;
    /** 'Applications'. */
    applications: string;
    /** 'Approvals'. */
    approvals: string;
    /** Shown where every month is zero. */
    empty: string;
  };
  /** The doughnut of applications by category. */
  categories: {
    /** 'Membership Category Distribution'. */
    title: string;
    /** Names the chart: 'Applications by membership category'. */
    name: string;
    /** 'Category'. */
    category: string;
    /** 'Applications'. */
    applications: string;
    /** 'Share'. */
    share: string;
    /** Shown where every category is zero. */
    empty: string;
  };
  /** The bars of applications by marketer. */
  marketing: {
    /** 'Marketing Performance'. */
    title: string;
    /** What is counted: 'Applications by marketer'. Names the chart too. */
    note: string;
    /** 'Marketer'. */
    marketer: string;
    /** 'Applications'. */
    applications: string;
    /** Shown where there is no marketer. */
    empty: string;
  };
}

export interface DashboardChartsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** The figures. Undefined while they are loading: each chart shows its shape, which is not read aloud. */
  stats: DashboardStats | undefined;
  /** Every word of the charts. */
  labels: DashboardChartsLabels;
  /** Writes a number of applications. */
  formatCount: (count: number) => string;
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

const allZero = (...figures: readonly (readonly number[])[]) =>
  figures.flat().every((figure) => figure === 0);

const none = { labels: [], applications: [], approvals: [], data: [] };

/** The three charts of the dashboard (S-2.65): trends, categories, marketing. */
export function DashboardCharts({ stats, labels, formatCount, ...rest }: DashboardChartsProps) {
  const trends = stats?.monthlyStats ?? none;
  const categories = stats?.categoryDistribution ?? none;
  const marketing = stats?.marketingPerformance ?? none;
  const loading = !stats;
  return (
    <Stack {...rest} space="6">
      <ChartCard
        title={labels.trends.title}
        note={labels.trends.note}
        loading={loading}
        empty={allZero(trends.applications, trends.approvals) && <EmptyState text={labels.trends.empty} />}
      >
        <LineChart
          name={labels.trends.note}
          labelsHead={labels.trends.month}
          labels={trends.labels}
          series={[
            { label: labels.trends.applications, values: trends.applications },
            { label: labels.trends.approvals, values: trends.approvals },
          ]}
          format={formatCount}
          figuresLabel={labels.showFigures}
        />
      </ChartCard>
      <Grid columns={2} space="6">
        <ChartCard
          title={labels.categories.title}
          loading={loading}
          empty={allZero(categories.data) && <EmptyState text={labels.categories.empty} />}
        >
          <DoughnutChart
            name={labels.categories.name}
            labelsHead={labels.categories.category}
            labels={categories.labels}
            values={categories.data}
            valuesHead={labels.categories.applications}
            shareHead={labels.categories.share}
            format={formatCount}
          />
        </ChartCard>
        <ChartCard
          title={labels.marketing.title}
          note={labels.marketing.note}
          loading={loading}
          empty={marketing.labels.length === 0 && <EmptyState text={labels.marketing.empty} />}
        >
          <BarChart
            name={labels.marketing.note}
            labelsHead={labels.marketing.marketer}
            labels={marketing.labels}
            values={marketing.applications}
            valuesHead={labels.marketing.applications}
            format={formatCount}
            figuresLabel={labels.showFigures}
          />
        </ChartCard>
      </Grid>
    </Stack>
  );
}
