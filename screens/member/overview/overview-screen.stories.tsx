import { memberApplicationsCall } from '@imc/api';
import { answers, memberComplete, memberLongName, memberNew, mocks } from '@imc/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { MemberLayout } from '../member-layout/index.ts';
import { OverviewScreen } from './overview-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Overview',
  component: OverviewScreen,
  parameters: { layout: 'fullscreen', router: { path: '/dashboard' } },
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

export const Failed = meta.story({
  decorators: [withApi('memberComplete')],
  beforeEach({ msw }) {
    msw.use(answers.fails(memberApplicationsCall));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See your applications' })).toBeVisible();
  },
});
