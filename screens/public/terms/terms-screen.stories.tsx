import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { TermsScreen } from './terms-screen.tsx';

const meta = preview.meta({
  title: 'Public/Terms',
  tags: ['S-2.23'],
  component: TermsScreen,
  parameters: {
    alsoCalled: 'terms and conditions, legal',
    layout: 'fullscreen',
    router: { path: '/terms' },
  },
  decorators: [withPublicLayout],
});

/** Nothing to count, so no tiles (S-2.121). */
export const Page = meta.story({
  tags: ['S-2.121'],
  play: async ({ canvas }) => {
    const main = canvas.getByRole('main');
    await expect(canvas.getByRole('heading', { level: 1, name: 'Terms and conditions' })).toBeVisible();
    await expect(main.querySelector('svg[data-fit]')).toBeNull();
  },
});
