import { dashboardStatsCall } from '@imc/api';
import { admin, answers, emptyDashboard, mocks, sampleDashboard } from '@imc/mocks';
import { Button, Heading, TextField } from '@imc/ui';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { expectLink } from '../../../.storybook/story-helpers/expectations.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { AdminLayout } from './admin-layout.tsx';
import { SecondFactorGate } from './second-factor-gate.tsx';

const meta = preview.meta({
  title: 'Admin/Layout',
  component: AdminLayout,
  parameters: {
    alsoCalled: 'admin sidebar, notifications, bell',
    layout: 'fullscreen',
    router: { path: '/admin/applications' },
  },
  decorators: [withApi('admin')],
  args: {
    user: admin,
    onLogout: fn(),
    children: <Heading level={1}>The page stands here</Heading>,
  },
  beforeEach: ({ msw }) => msw.use(...mocks.all),
});

const waiting = (pendingApplications: number) =>
  answers.success(dashboardStatsCall, {
    ...emptyDashboard,
    stats: { ...emptyDashboard.stats, pendingApplications },
  });

/** Returns the region that the bell opens. */
const openBell = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, name: string) => {
  const bell = await canvas.findByRole('button', { name });
  // The red dot is always visible (S-2.64), even without notifications.
  await expect(bell.querySelector('span')).toBeVisible();
  await userEvent.click(bell);
  return within(await canvas.findByRole('region', { name: 'Notifications' }));
};

/** The bell shows the number of pending applications and links to them. */
export const SomePending = meta.story({
  tags: ['S-2.64'],
  beforeEach: ({ msw }) => msw.use(waiting(1296)),
  play: async (context) => {
    const text = '1,296 applications await a decision';
    const list = await openBell(context, `Notifications: ${text}`);
    await expectLink(list, text, '/admin/applications?status=pending');
    await expect(context.canvas.getByRole('banner')).toHaveTextContent('Admin');
  },
});

/** All kinds of notifications, each with its page. */
export const EverythingWaits = meta.story({
  tags: ['DASH-6', 'MAIL-9'],
  beforeEach: ({ msw }) => msw.use(answers.success(dashboardStatsCall, sampleDashboard)),
  play: async (context) => {
    const list = await openBell(
      context,
      'Notifications: 96 applications await a decision, 3 applicants answered requests, 41 payments await confirmation, 5 messages are new, 7 marketer codes match nobody, 2 emails could not be sent',
    );
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/admin/applications?status=pending',
      '/admin/applications?status=pending&asked=answered',
      '/admin/payments',
      '/admin/messages?state=new',
      '/admin/marketers#unmatched',
      '/admin/mails?state=failed',
    ]);
  },
});

export const NonePending = meta.story({
  tags: ['DASH-6'],
  beforeEach: ({ msw }) => msw.use(answers.success(dashboardStatsCall, emptyDashboard)),
  play: async (context) => {
    const list = await openBell(context, 'Notifications: Nothing is waiting');
    await expect(list.getByText('Nothing is waiting')).toBeVisible();
    await expect(list.queryByRole('link')).toBeNull();
  },
});

/** No number is shown while loading. */
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.slow(dashboardStatsCall)),
  play: async (context) => {
    const list = await openBell(context, 'Notifications');
    await expect(list.getByText('Loading notifications')).toBeVisible();
    await expect(list.queryByText('Nothing is waiting')).toBeNull();
  },
});

export const ServerError = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.refused(dashboardStatsCall, { status: 500 })),
  play: async (context) => {
    const list = await openBell(context, 'Notifications');
    await expect(await list.findByText('Notifications could not be loaded')).toBeVisible();
    await expect(list.queryByText('Nothing is waiting')).toBeNull();
  },
});

ServerError.test('loads the list again on request', async ({ canvas, userEvent, msw }) => {
  msw.resetHandlers(waiting(3), ...mocks.all);
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('link', { name: '3 applications await a decision' })).toBeVisible();
});

export const OwnPhoto = meta.story({
  args: { user: { ...admin, profile_photo: 'sample photo.webp' } },
  play: async ({ canvasElement }) => {
    const picture = canvasElement.querySelector('header img');
    await expect(picture).toHaveAttribute('src', '/uploads/sample%20photo.webp');
    await waitFor(() => expect((picture as HTMLImageElement).naturalWidth).toBeGreaterThan(0));
  },
});

function PageWhileRuleComes() {
  const [required, setRequired] = useState(false);
  const [pathname, setPathname] = useState('/admin/messages');
  return (
    <SecondFactorGate required={required} pathname={pathname} redirect={<p>The profile opens</p>}>
      <Heading level={1}>The page stands here</Heading>
      <TextField label="Note" />
      <Button onClick={() => setRequired(true)}>Save</Button>
      <Button onClick={() => setPathname('/admin/members')}>Members</Button>
    </SecondFactorGate>
  );
}

/** The rule comes while a form is open: the text stays with a notice, and the next page leads to the profile. */
export const SecondFactorRequired = meta.story({
  tags: ['PPL-10'],
  args: { children: <PageWhileRuleComes /> },
  play: async ({ canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Note' });
    await step('The open page keeps its text', async () => {
      await userEvent.type(field, 'Called the referee');
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const notice = within(await canvas.findByRole('alert'));
      await expectLink(notice, /Set up your second factor/, '/admin/profile');
      await expect(field).toHaveValue('Called the referee');
    });
    await step('The next page does not open', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Members' }));
      await expect(canvas.getByText('The profile opens')).toBeVisible();
    });
  },
});
