import { TextareaField, TextField } from '@imc/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { MessageForm } from './message-form.tsx';

const meta = preview.meta({
  title: 'Screens/Shared/Message form',
  component: MessageForm,
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
  },
});

/** What the home page and the contact page send, which is nothing. */
export const Empty = meta.story({});

Empty.test(
  'what is missing is asked for by the browser; the rest is confirmed and cleared',
  async ({ canvas, userEvent }) => {
    const press = canvas.getByRole('button', { name: 'Send Message' });
    const [name, message] = canvas.getAllByRole('textbox');
    await userEvent.type(name as HTMLElement, 'Adaeze Sample');
    await userEvent.click(press);
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.type(message as HTMLElement, 'When is the next induction?');
    await userEvent.click(press);
    await expect(await canvas.findByRole('status')).toHaveTextContent('Message sent successfully!');
    await expect(name).toHaveValue('');
    await expect(message).toHaveValue('');
  },
);
