import type { DashboardStats } from '@imc/api/contract';
import { type HTMLAttributes, type Ref, useSyncExternalStore } from 'react';
import { Accordion } from '../../../components/content/accordion/accordion.tsx';
import { BarChart } from '../../../components/data/bar-chart/bar-chart.tsx';
import { ChartCard } from '../../../components/data/chart-card/chart-card.tsx';
import { DoughnutChart } from '../../../components/data/doughnut-chart/doughnut-chart.tsx';
import { LineChart } from '../../../components/data/line-chart/line-chart.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { Grid } from '../../../layout/grid/grid.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

/** Texts of the dashboard's charts. */
export interface DashboardChartsLabels {
  /** On a phone, text of the disclosure that shows the charts: 'Show the charts'. */
  show: string;
  /** Text of the disclosure that shows a chart's figures: 'Show the figures'. */
  showFigures: string;
  /** Texts of the line chart of applications and approvals by month. */
  trends: {
    /** 'Application Trends'. */
    title: string;
    /** Note below the title and accessible name of the chart: 'Applications and approvals per month'. */
    note: string;
    /** 'Month'. */
    month: string;
    /** 'Applications'. */
    applications: string;
    /** 'Approvals'. */
    approvals: string;
    /** Shown when every month is zero. */
    empty: string;
  };
  /** Texts of the doughnut chart of applications by category. */
  categories: {
    /** 'Membership Category Distribution'. */
    title: string;
    /** Accessible name of the chart: 'Applications by membership category'. */
    name: string;
    /** 'Category'. */
    category: string;
    /** 'Applications'. */
    applications: string;
    /** 'Share'. */
    share: string;
    /** Shown when every category is zero. */
    empty: string;
  };
  /** Texts of the bar chart of applications by marketer. */
  marketing: {
    /** 'Marketing Performance'. */
    title: string;
    /** Note below the title and accessible name of the chart: 'Applications by marketer'. */
    note: string;
    /** Note below the title if the chart doesn't have all marketers: 'Top 10 of 28 by applications'. */
    top: (shown: number, all: number) => string;
    /** 'Marketer'. */
    marketer: string;
    /** 'Applications'. */
    applications: string;
    /** Shown when there are no marketers. */
    empty: string;
  };
}

export interface DashboardChartsProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Figures to show. While undefined, each chart shows a skeleton, which screen readers ignore. */
  stats: DashboardStats | undefined;
  /** Texts of the charts. */
  labels: DashboardChartsLabels;
  /** Formats a number of applications. */
  formatCount: (count: number) => string;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const allZero = (...figures: readonly (readonly number[])[]) =>
  figures.flat().every((figure) => figure === 0);

const none = { labels: [], applications: [], approvals: [], data: [] };

const phone = () => matchMedia('(width < 40rem)');

function watchWidth(changed: () => void) {
  const query = phone();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** The dashboard's three charts: trends, categories and marketing (S-2.65). */
export function DashboardCharts({ stats, labels, formatCount, ...rest }: DashboardChartsProps) {
  const trends = stats?.monthlyStats ?? none;
  const categories = stats?.categoryDistribution ?? none;
  const marketing = stats?.marketingPerformance ?? none;
  const loading = !stats;
  const isPhone = useSyncExternalStore(
    watchWidth,
    () => phone().matches,
    () => false,
  );
  const charts = (
    <Stack space="4">
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
      <Grid columns={2} space="4">
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
          note={
            stats && stats.totalMarketers > marketing.labels.length
              ? labels.marketing.top(marketing.labels.length, stats.totalMarketers)
              : labels.marketing.note
          }
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
  return (
    <Stack {...rest} space="4">
      {isPhone ? (
        <Accordion
          headingLevel={2}
          density="compact"
          items={[{ key: 'charts', title: labels.show, content: charts }]}
        />
      ) : (
        charts
      )}
    </Stack>
  );
}
