import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { aboutPages } from '../content/index.ts';
import { SeeAlso } from './see-also.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/See also',
  component: SeeAlso,
  parameters: { layout: 'fullscreen' },
  args: { ...aboutPages, except: '/about-us' },
});

/** Links to the other pages of a section; the current page is left out. */
export const OtherPages = meta.story({
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(args.pages.map(({ to }) => to).filter((to) => to !== '/about-us'));
  },
});
