import type { StoryContext } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

/** Play function: waits until each text is visible. */
export const shows =
  (...texts: readonly (string | RegExp)[]) =>
  async ({ canvas }: Pick<StoryContext, 'canvas'>): Promise<void> => {
    for (const text of texts) await expect(await canvas.findByText(text)).toBeVisible();
  };

/** Waits for a link in the canvas or in a part of it, and checks its address. */
export const expectLink = async (
  part: Pick<typeof screen, 'findByRole'>,
  name: string | RegExp,
  href: unknown,
): Promise<void> => expect(await part.findByRole('link', { name })).toHaveAttribute('href', href);

/** Waits until a message that moves into view is visible, anywhere on the page. */
export const expectToast = async (text: string | RegExp): Promise<void> => {
  const message = await screen.findByText(text);
  await waitFor(() => expect(message).toBeVisible());
};

/** Waits for an alert or a question, which are in the top layer, outside the story's root element. Returns the queries of it. */
export const findAlert = async () => within(await screen.findByRole('alertdialog'));

/** Checks that the page does not scroll sideways. */
export const expectNoOverflow = async (): Promise<void> =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
