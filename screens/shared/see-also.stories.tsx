import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { expectLink } from '../../.storybook/story-helpers/expectations.ts';
import { aboutPages } from '../content/index.ts';
import { SeeAlso } from './see-also.tsx';

const meta = preview.meta({
  title: 'Elements/Patterns/See also',
  component: SeeAlso,
  parameters: { layout: 'fullscreen' },
  args: { series: aboutPages, current: '/about-us/mission' },
});

/** Links to the pages before and after the current one (S-2.123). */
export const Neighbours = meta.story({
  tags: ['S-2.123'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links).toEqual(['/about-us', '/about-us/council']);
  },
});

/** The last page leads back only. */
export const LastPage = meta.story({
  args: { current: '/about-us/global-links' },
  play: async ({ canvas }) => {
    await expectLink(canvas, 'Previous Code of Ethics', '/about-us/code-of-ethics');
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
});
