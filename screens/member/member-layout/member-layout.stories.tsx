import { memberComplete, mocks } from '@imc/mocks';
import { Heading } from '@imc/ui';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { shows } from '../../../.storybook/story-helpers/expectations.ts';
import { withApi } from '../../../.storybook/story-helpers/with-api.tsx';
import { MemberLayout, MemberOpening } from './member-layout.tsx';

const meta = preview.meta({
  title: 'Member/Layout',
  component: MemberLayout,
  decorators: [withApi('memberComplete')],
  parameters: {
    alsoCalled: 'member sidebar, logout, sign out, bottom navigation',
    layout: 'fullscreen',
    router: { path: '/dashboard/profile' },
  },
  args: {
    user: memberComplete,
    onLogout: fn(),
    children: <Heading level={1}>The page stands here</Heading>,
  },
});

/** The current page is marked in the sidebar and in the bottom navigation. */
export const Frame = meta.story({
  tags: ['S-2.59'],
  play: async ({ canvas }) => {
    const places = within(canvas.getByRole('navigation', { name: 'Member area' })).getAllByRole('link');
    await expect(places.map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Profile',
      'Application',
      'Payments',
    ]);
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).not.toHaveAttribute('aria-current');
  },
});

export const WithPhoto = meta.story({
  args: { user: { ...memberComplete, profile_photo: 'sample-photo.jpg' } },
  beforeEach: ({ msw }) => msw.use(...mocks.uploads),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('header img')).toHaveAttribute(
      'src',
      '/uploads/sample-photo.jpg',
    );
  },
});

/** While the session is restored. */
export const Opening = meta.story({
  render: () => <MemberOpening />,
  play: shows('Opening your area'),
});
