import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { GoverningBodyScreen } from './governing-body-screen.tsx';

const meta = preview.meta({
  title: 'Public/Governing body',
  tags: ['S-2.7'],
  component: GoverningBodyScreen,
  parameters: { layout: 'fullscreen', router: { path: '/about-us/governing-bodies' } },
  decorators: [withPublicLayout],
});

/** The offices of the specification and 21 members. */
export const Page = meta.story({
  tags: ['S-2.50'],
  play: async ({ canvas }) => {
    for (const office of [
      'Delegate to the global body',
      'Director General',
      'Secretary',
      'Treasurer',
      'President',
      'Vice President',
    ])
      await expect(canvas.getAllByText(office)[0]).toBeVisible();
    await expect(canvas.getByText('Board of Trustees')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Members' })).getAllByRole('listitem')).toHaveLength(
      21,
    );
  },
});
