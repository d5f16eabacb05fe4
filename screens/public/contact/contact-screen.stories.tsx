import { contactFormsCall, messageTexts, sendMessageCall } from '@imc/api';
import { answers, mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mockedForms, sendForm } from '../../../.storybook/story-helpers/contact-forms.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ContactScreen } from './contact-screen.tsx';

const meta = preview.meta({
  title: 'Public/Contact',
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
  beforeEach: ({ msw }) => msw.use(...mocks.messages),
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
    await expect(main.getByText(/^Messages from this form are not sent/)).toBeVisible();
  },
});

/**
 * On a narrow viewport, the columns stack. Not the last story: the form asks whether messages are stored when
 * it becomes visible, which may be while the viewport grows for the next story.
 */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['!autodocs'] });

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const sendMessage = (context: Context) =>
  sendForm(context, 'Write to us', {
    'Full Name': 'Adaeze Sample',
    Phone: '+234 800 000 0199',
    Email: 'adaeze@mail.example',
    Message: 'When is the next induction?',
  });

/** The form is empty, and the confirmation stays while the pointer is on it. Nothing is sent. */
export const MessageSent = meta.story({
  tags: ['S-8.11'],
  play: async (context) => {
    const form = await sendMessage(context);
    const confirmation = await form.findByRole('status');
    await context.userEvent.hover(confirmation);
    await expect(confirmation).toHaveTextContent('Message sent successfully!');
    for (const field of form.getAllByRole('textbox')) await expect(field).toHaveValue('');
  },
});

/** Waits until the form says that messages are stored, and sends one. */
const sendStored = async (context: Context) => {
  // It asks once it is seen, and on a phone it is below the first view.
  context.canvas.getByLabelText('Message').scrollIntoView();
  await expect(await context.canvas.findByText(/^We keep your message/)).toBeVisible();
  return sendMessage(context);
};

const stored = answers.success(contactFormsCall, { stored: true });

/** Messages are stored: the form says where the message goes, and sends it. The confirmation stays while the pointer is on it. */
export const Stored = meta.story({
  tags: ['MSG-1'],
  beforeEach: ({ msw }) =>
    msw.use(stored, answers.success(sendMessageCall, { message: messageTexts.received })),
  play: async (context) => {
    const form = await sendStored(context);
    const confirmation = await form.findByRole('status');
    await context.userEvent.hover(confirmation);
    await expect(confirmation).toHaveTextContent('Message sent successfully!');
    await expect(form.getByLabelText('Message')).toHaveValue('');
  },
});

/** Storing was switched off since the page was opened: the form says so, and keeps the input. */
export const Refused = meta.story({
  tags: ['MSG-1'],
  beforeEach: ({ msw }) =>
    msw.use(
      answers.success(contactFormsCall, { stored: true }, { once: true }),
      answers.refused(sendMessageCall, { status: 409, message: messageTexts.notStored }),
      ...mocks.messages,
    ),
  play: async (context) => {
    const form = await sendStored(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(messageTexts.notStored);
    await expect(await form.findByText(/^Messages from this form are not sent/)).toBeVisible();
    await expect(form.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});

export const NoAnswer = meta.story({
  tags: ['MSG-1'],
  beforeEach: ({ msw }) => msw.use(stored, answers.fails(sendMessageCall)),
  play: async (context) => {
    const form = await sendStored(context);
    await expect(await form.findByRole('alert')).toHaveTextContent(/^Your message was not sent/);
    await expect(form.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});
