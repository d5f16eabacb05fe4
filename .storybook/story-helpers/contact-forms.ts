import { type ContactForms, contactFormsCall, sendContactMessage } from '@imc/api';
import { sampleClient } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';
import { fill } from './fill.ts';

/** The contact forms connected to the mocked provider, as the app connects them to the server. */
export const mockedForms: ContactForms = {
  areStored: async () => (await sampleClient()(contactFormsCall)).stored,
  send: (message) => sendContactMessage(sampleClient(), message),
};

/** Fills in the fields of a form by their labels, and sends it. Returns the queries of the form. */
export async function sendForm(
  { canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>,
  name: string,
  fields: Readonly<Record<string, string>>,
) {
  const form = within(canvas.getByRole('form', { name }));
  for (const [label, text] of Object.entries(fields)) await fill(userEvent, form.getByLabelText(label), text);
  await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
  return form;
}
