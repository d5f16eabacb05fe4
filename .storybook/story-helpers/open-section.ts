import type { StoryContext } from '@storybook/react-vite';

/** Opens a section of the application form from its bar. Without room for all names, the name of the section opens the list first. */
export async function openSection(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  title: string,
): Promise<void> {
  await canvas.findByRole('navigation', { name: 'Sections of the application' });
  const opener = canvas.queryByRole('button', { name: / \d of \d$/ });
  if (opener) await userEvent.click(opener);
  await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^Section \\d of \\d: ${title},`) }));
}
