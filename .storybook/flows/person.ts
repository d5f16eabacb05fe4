import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

/** Acts as a user of the site: finds elements by their names and waits until they appear. */
export function personAt({ canvas, canvasElement, userEvent }: StoryContext) {
  const page = within(canvasElement.ownerDocument.body);
  const fill = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(text);
  };
  return {
    arrivesAt: async (heading: string | RegExp) => {
      await expect(await canvas.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    },
    sees: async (text: string | RegExp) => {
      await expect((await canvas.findAllByText(text))[0]).toBeVisible();
    },
    follows: async (name: string | RegExp) => {
      const [link] = await canvas.findAllByRole('link', { name });
      await userEvent.click(link as HTMLElement);
    },
    presses: async (name: string | RegExp) => {
      const buttons = await page.findAllByRole('button', { name });
      await userEvent.click(buttons.at(-1) as HTMLElement);
    },
    /** Fills in the fields of the page by their labels. */
    fillsIn: async (values: Readonly<Record<string, string>>) => {
      for (const [label, text] of Object.entries(values)) await fill(await page.findByLabelText(label), text);
    },
    chooses: async (label: string | RegExp, option: string) => {
      await userEvent.selectOptions(await canvas.findByLabelText(label), option);
    },
    /** Fills in the fields of one part of a form. */
    fillsInPart: async (part: string, values: Readonly<Record<string, string>>) => {
      const region = within(await canvas.findByRole('region', { name: part }));
      for (const [label, text] of Object.entries(values)) await fill(region.getByLabelText(label), text);
    },
    ticks: async (name: RegExp) => {
      await userEvent.click(await canvas.findByRole('checkbox', { name }));
    },
    /** Chooses a file for a field of one part of a form. */
    attachesInPart: async (part: string, label: string, file: File) => {
      const region = within(await canvas.findByRole('region', { name: part }));
      await userEvent.upload(region.getByLabelText(label), file);
    },
    /** Reads an alert and closes it. It is in the top layer, outside the story's own element. */
    isTold: async (text: string) => {
      const alert = await page.findByRole('alertdialog');
      await expect(alert).toHaveTextContent(text);
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    },
  };
}
