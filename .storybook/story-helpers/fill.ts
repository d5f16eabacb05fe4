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

/** Names a part of plays, which the panel Interactions folds under it. */
export const named =
  <Args extends [object, ...unknown[]], Result>(name: string, part: (...args: Args) => Promise<Result>) =>
  async (...args: Args): Promise<Result> => {
    const { step = (_: string, play: () => unknown) => play() } = args[0] as Partial<StoryContext>;
    let result: Result | undefined;
    await step(name, async () => {
      result = await part(...args);
    });
    return result as Result;
  };
