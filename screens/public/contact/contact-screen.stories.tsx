import { contactFormsCall, messageTexts, sendMessageCall } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mockedForms } from '../../../.storybook/story-helpers/contact-forms.ts';
import { fill } from '../../../.storybook/story-helpers/fill.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ContactScreen } from './contact-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Contact',
  tags: ['S-2.19'],
  component: ContactScreen,
  parameters: {
    alsoCalled: 'contact us, thank you, address, phone number, map',
    layout: 'fullscreen',
    router: { path: '/contact' },
  },
  decorators: [withPublicLayout],
  args: { forms: mockedForms },
  argTypes: { forms: { control: false } },
  beforeEach({ msw }) {
    msw.use(...mocks.messages);
  },
});

export const Page = meta.story({
  tags: ['S-2.54', 'S-10.8', 'S-10.9', 'MSG-1'],
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    // In the contact details and in the sentence beside the form.
    const numbers = main.getAllByRole('link', { name: '+234 800 000 0101' });
    await expect(numbers).toHaveLength(2);
    for (const number of numbers) await expect(number).toHaveAttribute('href', 'tel:+2348000000101');
    await expect(main.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
    await expect(main.getByText(/Monday to Saturday, 10 am to 7 pm/)).toBeVisible();
    await expect(main.getByText(/^This form reaches nobody/)).toBeVisible();
  },
});

Page.test('the browser reports missing input, and nothing is confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
  await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toBeInvalid();
  await expect(canvas.queryByText('Message sent successfully!')).not.toBeInTheDocument();
});

/**
 * On a narrow viewport, the columns stack. Not the last story: the form asks whether messages are stored when
 * it becomes visible, which may be while the viewport grows for the next story.
 */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['!autodocs'] });

/** The form is empty, and the confirmation stays while the pointer is on it. Nothing is sent. */
export const MessageSent = meta.story({
  tags: ['S-8.11'],
  play: async ({ canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Write to us' }));
    await step('Fill in and send the form', async () => {
      await fill(userEvent, form.getByLabelText('Full Name'), 'Adaeze Sample');
      await fill(userEvent, form.getByLabelText('Phone'), '+234 800 000 0199');
      await fill(userEvent, form.getByLabelText('Email'), 'adaeze@mail.example');
      await fill(userEvent, form.getByLabelText('Message'), 'When is the next induction?');
      await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
    });
    const confirmation = await form.findByRole('status');
    await step('The form is empty and a confirmation is shown', async () => {
      await userEvent.hover(confirmation);
      await expect(confirmation).toHaveTextContent('Message sent successfully!');
      for (const field of form.getAllByRole('textbox')) await expect(field).toHaveValue('');
    });
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent' | 'step'>;

/** Waits until the form says that messages are stored, and sends one. */
const sendStored = async ({ canvas, userEvent, step }: Context) => {
  const form = within(canvas.getByRole('form', { name: 'Write to us' }));
  await expect(await form.findByText(/^Your message goes to the Institute/)).toBeVisible();
  await step('Fill in and send the form', async () => {
    await fill(userEvent, form.getByLabelText('Full Name'), 'Adaeze Sample');
    await fill(userEvent, form.getByLabelText('Phone'), '+234 800 000 0199');
    await fill(userEvent, form.getByLabelText('Email'), 'adaeze@mail.example');
    await fill(userEvent, form.getByLabelText('Message'), 'When is the next induction?');
    await userEvent.click(form.getByRole('button', { name: 'Send Message' }));
  });
  return form;
};

const stored = answers.success(contactFormsCall, { stored: true });

/** Messages are stored: the form says where the message goes, and sends it. */
export const Stored = meta.story({
  tags: ['MSG-1'],
  beforeEach({ msw }) {
    msw.use(stored, answers.success(sendMessageCall, { message: messageTexts.received }));
  },
  play: async (context) => {
    const form = await sendStored(context);
    await expect(await form.findByRole('status')).toHaveTextContent('Message sent successfully!');
    await expect(form.getByLabelText('Message')).toHaveValue('');
  },
});

/** Storing was switched off since the page was opened: the form says so, and keeps the input. */
export const Refused = meta.story({
  tags: ['MSG-1'],
  beforeEach({ msw }) {
    msw.use(
      answers.success(contactFormsCall, { stored: true }, { once: true }),
      answers.refused(sendMessageCall, { status: 409, message: messageTexts.notStored }),
      ...mocks.messages,
    );
  },
  play: async (context) => {
    const form = await sendStored(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(messageTexts.notStored);
    await expect(await form.findByText(/because what you type here is not sent/)).toBeVisible();
    await expect(form.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});

export const NoAnswer = meta.story({
  tags: ['MSG-1'],
  beforeEach({ msw }) {
    msw.use(stored, answers.fails(sendMessageCall));
  },
  play: async (context) => {
    const form = await sendStored(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Your message was not sent/);
    await expect(form.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});
