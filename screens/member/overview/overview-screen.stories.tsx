import { memberApplicationsCall } from '@imc/api';
import {
  answers,
  createMockProvider,
  memberComplete,
  memberLongName,
  memberNew,
  mocks,
  sampleApplications,
  sampleNow,
  sampleSeed,
} from '@imc/mocks';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { OverviewScreen } from './overview-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Overview',
  component: OverviewScreen,
  parameters: {
    alsoCalled: 'member dashboard, member home, checklist, rejected application',
    layout: 'fullscreen',
    router: { path: '/dashboard' },
  },
  args: { user: memberComplete },
  render: (args) => (
    <MemberLayout user={args.user} onLogout={fn()}>
      <OverviewScreen {...args} />
    </MemberLayout>
  ),
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

export const Applied = meta.story({
  decorators: [withApi('memberComplete')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What happens next' })).toBeVisible();
    // Completed steps have no link.
    await expect(canvas.queryByRole('link', { name: 'Make Payment' })).toBeNull();
  },
});

/** Handlers of a provider where the member's newest application has a status. */
const withStatus = (status: 'approved' | 'rejected') =>
  createMockProvider({
    seed: {
      ...sampleSeed,
      applications: sampleApplications.map((application) =>
        application.id === 412
          ? { ...application, status, decidedAt: '2026-05-06T08:00:00.000Z' }
          : application,
      ),
    },
    now: () => sampleNow,
  }).handlers;

export const Approved = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(...withStatus('approved'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/has approved your application/)).toBeVisible();
    await expect(canvas.getByText('Associate Member, approved')).toBeVisible();
  },
});

export const Rejected = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(...withStatus('rejected'));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/You may apply again/)).toBeVisible();
  },
});

/** Approved, paid, and the profile is complete: nothing is left to do, so no step has a link. */
export const AllDone = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(...withStatus('approved'));
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/has approved your application/);
    const steps = within(canvas.getByRole('region', { name: 'Your progress' }));
    await expect(steps.queryByRole('link')).toBeNull();
  },
});

/** The account has no id yet. */
export const MemberIdPending = meta.story({
  args: { user: { ...memberNew, id: 0 } },
  decorators: [withApi('memberNew')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
  },
});

export const NewMember = meta.story({
  args: { user: memberNew },
  decorators: [withApi('memberNew')],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Not applied yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Make Payment' })).toHaveAttribute(
      'href',
      '/dashboard/payments',
    );
  },
});

export const LongName = meta.story({
  args: { user: memberLongName },
  decorators: [withApi('memberLongName')],
});

export const Loading = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(answers.slow(memberApplicationsCall));
  },
});

export const NoAnswer = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(answers.fails(memberApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See your applications' })).toBeVisible();
  },
});
