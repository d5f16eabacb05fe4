import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { CouncilMembersScreen } from './council-members-screen.tsx';

const meta = preview.meta({
  title: 'Public/Council members',
  tags: ['S-2.4'],
  component: CouncilMembersScreen,
  parameters: {
    alsoCalled: 'board, officers, leadership, team',
    layout: 'fullscreen',
    router: { path: '/about-us/council' },
  },
  decorators: [withPublicLayout],
});

/** Eight officers and nine members. */
export const Page = meta.story({
  tags: ['S-2.46', 'S-10.9'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByRole('link', { name: /^Email/ })).toHaveLength(8);
    await expect(main.getAllByRole('link', { name: /^Telephone/ })).toHaveLength(8);
    await expect(
      within(canvas.getByRole('list', { name: 'Members of the council' })).getAllByRole('listitem'),
    ).toHaveLength(9);
  },
});
