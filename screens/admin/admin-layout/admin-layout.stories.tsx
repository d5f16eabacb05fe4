import { dashboardStatsCall } from '@imc/api';
import { answers, emptyStats, mocks } from '@imc/mocks';
import { Heading } from '@imc/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { AdminLayout } from './admin-layout.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Layout',
  component: AdminLayout,
  parameters: { layout: 'fullscreen', router: { path: '/admin/applications' } },
  decorators: [withApi('admin')],
  args: {
    path: '/admin/applications',
    onBell: fn(),
    onLogout: fn(),
    children: <Heading level={1}>The page stands here</Heading>,
  },
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

/** Applications wait: the bell carries its dot and says how many. */
export const Waiting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications: \d+ pending/ }));
    await expect(args.onBell).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('banner')).toHaveTextContent('Applications');
  },
});

/** Nothing waits, or nobody knows. */
export const NothingWaits = meta.story({
  beforeEach({ msw }) {
    msw.use(answers.success(dashboardStatsCall, { stats: emptyStats }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Notifications: none' })).toBeVisible();
  },
});
