import { adminApplicationsCall, dashboardStatsCall } from '@imc/api';
import { answers, mocks, sampleStats } from '@imc/mocks';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { AdminLayout } from '../admin-layout/index.ts';
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Dashboard',
  component: AdminDashboardScreen,
  parameters: { layout: 'fullscreen', router: { path: '/admin/dashboard' } },
  decorators: [withApi('admin')],
  render: () => (
    <AdminLayout path="/admin/dashboard" onBell={fn()} onLogout={fn()}>
      <AdminDashboardScreen />
    </AdminLayout>
  ),
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

export const Figures = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Applications')).toBeVisible();
    await expect((await canvas.findAllByRole('rowheader')).length).toBeLessThanOrEqual(5);
  },
});

/** A figure that rose, one that fell, one that stayed. */
export const Changes = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.success(dashboardStatsCall, { stats: sampleStats }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('+12.5% from last month')).toHaveAttribute('data-tone', 'positive');
    await expect(canvas.getByText('-4.2% from last month')).toHaveAttribute('data-tone', 'negative');
    await expect(canvas.getByText('0% from last month')).not.toHaveAttribute('data-tone');
  },
});

export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.slow(dashboardStatsCall), answers.slow(adminApplicationsCall));
  },
});

export const NoApplications = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.success(adminApplicationsCall, { applications: [], total: 0, page: 1, pages: 1 }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No recent applications')).toBeVisible();
  },
});

export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.fails(dashboardStatsCall), answers.fails(adminApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to fetch applications')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
});
