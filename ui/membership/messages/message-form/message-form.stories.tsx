import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { passTime, stoppedClock } from '../../../../.storybook/story-helpers/stopped-clock.ts';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { durationConfirmation } from '../../../tokens/build/numbers.ts';
import { MessageForm, type MessageFormProps } from './message-form.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Messages/Message form',
  component: MessageForm,
  parameters: { alsoCalled: 'contact form, enquiry, send a message' },
  args: {
    label: 'Write to us',
    submitLabel: 'Send Message',
    sent: 'Message sent successfully!',
    children: (
      <>
        <TextField label="Full Name" name="name" required />
        <TextareaField label="Message" name="message" required />
      </>
    ),
  } satisfies MessageFormProps,
  argTypes: { children: { control: false } },
});

/** The form of the home page and the contact page. Without `onSend`, it sends nothing. */
export const Playground = meta.story({ tags: ['S-3.9', 'S-5.6'] });

Playground.test(
  'lets the browser report missing fields, then clears the form and confirms for 3 s',
  stoppedClock,
  async ({ canvas, userEvent, step }) => {
    const submit = canvas.getByRole('button', { name: 'Send Message' });
    const [name, message] = canvas.getAllByRole('textbox');
    await step('Submit without a message', async () => {
      await userEvent.type(name as HTMLElement, 'Adaeze Sample');
      await userEvent.click(submit);
      await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    });
    await step('Add a message and submit', async () => {
      await userEvent.type(message as HTMLElement, 'When is the next induction?');
      await userEvent.click(submit);
      await expect(await canvas.findByRole('status')).toHaveTextContent('Message sent successfully!');
    });
    await step('The form is empty', async () => {
      await expect(name).toHaveValue('');
      await expect(message).toHaveValue('');
    });
    await step('The confirmation disappears', async () => {
      await passTime(durationConfirmation);
      await waitFor(() => expect(canvas.queryByRole('status')).not.toBeInTheDocument());
    });
  },
);

/** Submitted twice: each submission renders a new confirmation. */
export const SentTwice = meta.story({
  play: async ({ canvas, userEvent }) => {
    const send = async () => {
      await fill(userEvent, canvas.getByLabelText('Full Name'), 'Adaeze Sample');
      await fill(userEvent, canvas.getByLabelText('Message'), 'When is the next induction?');
      await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
      return canvas.findByRole('status');
    };
    const first = await send();
    await expect(first).toHaveTextContent('Message sent successfully!');
    await send();
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveTextContent('Message sent successfully!');
  },
});

const sendFilledIn = async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
  await fill(userEvent, canvas.getByLabelText('Full Name'), 'Adaeze Sample');
  await fill(userEvent, canvas.getByLabelText('Message'), 'When is the next induction?');
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
};

/** The request is pending: a second press does nothing, and the fields keep their values. */
export const Sending = meta.story({
  args: { note: 'Your message goes to the Institute.', onSend: fn(() => new Promise<undefined>(() => {})) },
  play: async (context) => {
    await sendFilledIn(context);
    const button = context.canvas.getByRole('button', { name: /Send Message/ });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await context.userEvent.click(button);
    await expect(context.args.onSend).toHaveBeenCalledOnce();
    await expect(context.args.onSend).toHaveBeenCalledWith({
      name: 'Adaeze Sample',
      message: 'When is the next induction?',
    });
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});

/** It was not sent: the message says so, and the fields keep their values. */
export const Refused = meta.story({
  args: { onSend: fn(async () => 'Message must be at most 4000 characters long') },
  play: async (context) => {
    await sendFilledIn(context);
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(/^Message must be/);
    await expect(context.canvas.getByLabelText('Message')).toHaveValue('When is the next induction?');
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <MessageForm {...args} />
      <MessageForm {...args} label="Long words" submitLabel={longName}>
        <TextField label={unbreakable} name="name" required />
      </MessageForm>
    </Stack>
  ),
});
