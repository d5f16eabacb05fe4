import type { StoryContext } from '@storybook/react-vite';

/** Fills in an empty field at once. Each typed letter costs several events, so type only where a story shows what typing does. */
export async function fill(
  userEvent: StoryContext['userEvent'],
  field: HTMLElement,
  text: string,
): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}
