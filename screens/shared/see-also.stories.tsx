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

/** Where to read on in the same part of the site; a page does not lead to itself. */
export const Band = meta.story({
  play: async ({ args, canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(args.pages.map(({ to }) => to).filter((to) => to !== '/about-us'));
  },
});
