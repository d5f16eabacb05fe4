import type { StoryContext } from '@storybook/react-vite';
import { named } from './fill.ts';

/** Opens a section of the application form from its bar. Without room for all names, the name of the section opens the list first. */
export const openSection = named(
  'Open a section',
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>, title: string) => {
    await canvas.findByRole('navigation', { name: 'Sections of the application' });
    const opener = canvas.queryByRole('button', { name: / \d of \d$/ });
    if (opener) await userEvent.click(opener);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Section \\d of \\d: ${title},`) }));
  },
);
