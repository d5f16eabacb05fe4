import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { GlobalLinksScreen } from './global-links-screen.tsx';

const meta = preview.meta({
  title: 'Public/Global links',
  tags: ['S-2.6'],
  component: GlobalLinksScreen,
  parameters: { layout: 'fullscreen', router: { path: '/about-us/global-links' } },
  decorators: [withPublicLayout],
});

/** The five assignments in chronological order. */
export const Page = meta.story({
  tags: ['S-2.48'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Special global assignments' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent?.slice(0, 4)),
    ).toEqual(['1996', '2001', '2004', '2007', '2008']);
    const tie = canvas.getByRole('heading', { name: 'Recognised by the United Nations' });
    await expect(tie.parentElement?.querySelector('svg')).toBeNull();
  },
});
