import { memberComplete, memberLongName } from '@imc/mocks';
import { Heading } from '@imc/ui';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withApi } from '../../../.storybook/with-api.tsx';
import { AreaLoading } from './area-loading.tsx';
import { MemberLayout } from './member-layout.tsx';

const meta = preview.meta({
  title: 'Screens/Member/Layout',
  component: MemberLayout,
  decorators: [withApi('memberComplete')],
  parameters: { layout: 'fullscreen', router: { path: '/dashboard/profile' } },
  args: {
    user: memberComplete,
    onLogout: fn(),
    children: <Heading level={1}>The page stands here</Heading>,
  },
});

/** The place that is shown is marked, in the sidebar and in the bottom navigation alike. */
export const Frame = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
});

export const LongName = meta.story({ args: { user: memberLongName } });

/** While it is found out who is there. */
export const Opening = meta.story({
  render: () => <AreaLoading />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Opening your area')).toBeVisible();
  },
});
