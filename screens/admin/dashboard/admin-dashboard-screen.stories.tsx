import {
  adminApplicationsCall,
  dashboardStatsCall,
  notSetNames,
  refusalTexts,
  secondFactorMissing,
} from '@imc/api';
import { answers, emptyDashboard, mocks, sampleDashboard } from '@imc/mocks';
import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { adminArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { adminDashboard } from '../../content/index.ts';
import { AdminDashboardScreen } from './admin-dashboard-screen.tsx';

const meta = preview.meta({
  title: 'Admin/Dashboard',
  tags: ['S-2.28'],
  component: AdminDashboardScreen,
  ...adminArea,
  parameters: {
    alsoCalled: 'analytics, statistics, reports, KPI, charts',
    layout: 'fullscreen',
    router: { path: '/admin/dashboard' },
  },
});

export const Figures = meta.story({
  tags: ['S-2.65', 'S-3.8', 'DASH-7'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Total Applications')).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect((await recent.findAllByRole('rowheader')).length).toBeLessThanOrEqual(5);
    const [newest] = recent.getAllByRole('link', { name: /^(?!View All)/ });
    await expect(newest).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/admin\/applications\?application=\d+$/),
    );
    await expectLink(canvas, 'Pending Applications', '/admin/applications?status=pending');
  },
});

/** The number of pending applications comes first, with a link to the oldest. */
export const Awaiting = meta.story({
  tags: ['DASH-5', 'DASH-7'],
  beforeEach: ({ msw }) => msw.use(answers.success(dashboardStatsCall, sampleDashboard)),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', {
        name: /^96 applications await a decision, the oldest since 27 March/,
      }),
    ).toBeVisible();
    await expectLink(canvas, 'Review them', '/admin/applications?status=pending&sort=date&order=asc');
    await expect(canvas.getByText('Top 3 of 14 by applications')).toBeVisible();
  },
});

/** A fresh installation first lists what must be set before the site goes live, each with its page. */
export const BeforeGoingLive = meta.story({
  tags: ['ACC-9', 'SET-5'],
  beforeEach: ({ msw }) =>
    msw.use(answers.success(dashboardStatsCall, { ...emptyDashboard, not_set: [...notSetNames] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('heading', { name: adminDashboard.goLive.title(9) }));
    await expectLink(canvas, 'Set the bank account', '/admin/settings');
    await expectLink(canvas, 'Set up your second factor', '/admin/profile');
    await expectLink(canvas, 'Enter your own name', '/admin/profile');
    await expect(canvas.getByText(/PUBLIC_URL, SMTP_URL, MAIL_FROM/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the council' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See the contact page' })).toBeVisible();
  },
});

export const NoDataYet = meta.story({
  tags: ['S-8.6', 'DASH-5'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(dashboardStatsCall, emptyDashboard),
      answers.success(adminApplicationsCall, { applications: [], total: 0, page: 1, pages: 1 }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No application has been submitted yet.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'No application awaits a decision' })).toBeVisible();
    await expect(canvas.getByText('No recent applications')).toBeVisible();
    await expect(canvas.queryByRole('img', { name: 'Applications by marketer' })).toBeNull();
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
});

/** The server refuses an account that is no admin, whatever the browser has stored: nothing but its message is shown. */
export const Forbidden = meta.story({
  tags: ['PPL-11'],
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(dashboardStatsCall, { status: 403, message: refusalTexts.forbidden })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusalTexts.forbidden)).toBeVisible();
    await expectLink(canvas, 'To the member area', '/dashboard');
    await expect(canvas.queryByRole('button', { name: 'Load the figures again' })).toBeNull();
    await expect(canvas.queryByText('Failed to fetch applications')).toBeNull();
  },
});

/** The server's message is shown above the button that sets up a second factor. */
export const SecondFactorMissing = meta.story({
  tags: ['DASH-9'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.refused(dashboardStatsCall, {
        status: 403,
        message: refusalTexts.secondFactorMissing,
        code: secondFactorMissing,
      }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(refusalTexts.secondFactorMissing)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Load the figures again' })).toBeVisible();
  },
});

/** Figures have no error message, only a button that loads them again. Recent applications have one (S-8.6). */
export const NoAnswer = meta.story({
  tags: ['S-8.6', 'S-8.14', 'S-10.10'],
  beforeEach: ({ msw }) => msw.use(answers.fails(dashboardStatsCall)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load the figures again' })).toBeVisible();
    const recent = within(canvas.getByRole('region', { name: 'Recent Applications' }));
    await expect(recent.getByText('Failed to fetch applications')).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
  },
});

NoAnswer.test('loads the figures again on request', async ({ canvas, userEvent, msw }) => {
  const retry = canvas.getByRole('button', { name: 'Load the figures again' });
  await userEvent.click(retry);
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  await expect(retry).toHaveFocus();
  msw.resetHandlers(...mocks.all);
  await userEvent.click(retry);
  await expect(await canvas.findByText('Total Applications')).toBeVisible();
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
});
