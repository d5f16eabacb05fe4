import type { StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';

/** Play function: waits until each text is visible. */
export const shows =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };
