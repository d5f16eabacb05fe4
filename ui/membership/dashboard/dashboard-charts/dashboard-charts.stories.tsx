import { dashboardStatsQuery } from '@imc/api';
import { dashboardStatsCall } from '@imc/api/contract';
import { answers, emptyDashboard, sampleDashboard, sampleStats } from '@imc/mocks';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { FromQuery } from '../../../../.storybook/story-helpers/from-query.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { dashboardChartsLabels, sampleCount } from '../../story-samples.ts';
import { DashboardCharts, type DashboardChartsProps } from './dashboard-charts.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Dashboard/Dashboard charts',
  component: DashboardCharts,
  parameters: { alsoCalled: 'analytics, graphs, statistics, reports' },
  // On a phone they are folded.
  globals: { viewport: { value: 'width1280' } },
  args: {
    stats: sampleStats,
    labels: dashboardChartsLabels,
    formatCount: sampleCount,
  } satisfies DashboardChartsProps,
  argTypes: { stats: { control: false } },
});

export const Playground = meta.story({});

const fromApi = {
  decorators: [withApi('admin')],
  render: (args: DashboardChartsProps) => (
    <FromQuery query={dashboardStatsQuery}>
      {(query) => <DashboardCharts {...args} stats={query.data?.stats} />}
    </FromQuery>
  ),
};

const names = [
  'Applications and approvals per month',
  'Applications by membership category',
  'Applications by marketer',
];

/** The three charts with the response of the request. Each is also available as a table. */
export const Figures = meta.story({
  tags: ['S-3.8', 'S-7.9'],
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.success(dashboardStatsCall, sampleDashboard));
  },
  play: async ({ canvas, userEvent }) => {
    for (const name of names) await expect(await canvas.findByRole('img', { name })).toBeVisible();
    await expect(canvas.getByRole('row', { name: 'Fellow 96 7%' })).toBeVisible();
    const trends = within(canvas.getByRole('region', { name: 'Application Trends' }));
    await userEvent.click(trends.getByText('Show the figures'));
    await expect(trends.getByRole('row', { name: 'May 2026 108 91' })).toBeVisible();
  },
});

/** No applications and no marketers: a sentence instead of each chart. */
export const Empty = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.success(dashboardStatsCall, emptyDashboard));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No application has been submitted yet.')).toBeVisible();
    await expect(canvas.getByText('No application has been submitted in these months.')).toBeVisible();
    await expect(canvas.getByText('No marketers found')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** While loading: skeletons of the charts, hidden from screen readers. */
export const Loading = meta.story({
  ...fromApi,
  beforeEach({ msw }) {
    msw.use(answers.slow(dashboardStatsCall));
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Marketing Performance' })).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

/** Long category and marketer names. */
export const Matrix = meta.story({
  args: {
    stats: {
      ...sampleStats,
      categoryDistribution: { labels: [unbreakable, 'Fellow'], data: [1_234_567, 3] },
      marketingPerformance: { labels: [unbreakable, 'Ada Obi'], applications: [1_234_567, 12] },
    },
  },
});
