import { expect, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { ContactScreen } from './contact-screen.tsx';

const meta = preview.meta({
  title: 'Screens/Public/Contact',
  component: ContactScreen,
  parameters: {
    alsoCalled: 'contact us, thank you, address, phone number, map',
    layout: 'fullscreen',
    router: { path: '/contact' },
  },
  decorators: [withPublicLayout],
});

export const Page = meta.story({
  play: async ({ canvas }) => {
    const main = within(canvas.getByRole('main'));
    await expect(main.getByRole('link', { name: '+234 800 000 0101' })).toHaveAttribute(
      'href',
      'tel:+2348000000101',
    );
    await expect(main.getByRole('link', { name: 'Write on WhatsApp' })).toBeVisible();
    await expect(main.getByText(/Monday to Saturday, 10 am to 7 pm/)).toBeVisible();
  },
});

Page.test('the browser reports missing input, and nothing is confirmed', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
  await expect(canvas.getByRole('textbox', { name: 'Full Name' })).toBeInvalid();
  await expect(canvas.queryByText('Message sent successfully!')).not.toBeInTheDocument();
});

/** After a message: the form is empty, and the confirmation stays while the pointer is on it. Nothing is sent. */
export const MessageSent = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Write to us' }));
    await step('Fill in and send the form', async () => {
      await userEvent.type(form.getByLabelText('Full Name'), 'Adaeze Sample');
      await userEvent.type(form.getByLabelText('Phone'), '+234 800 000 0199');
      await userEvent.type(form.getByLabelText('Email'), 'adaeze@mail.example');
      await userEvent.type(form.getByLabelText('Message'), 'When is the next induction?');
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

MessageSent.test('the confirmation disappears', async ({ canvas, userEvent }) => {
  const confirmation = canvas.getByText('Message sent successfully!');
  await userEvent.hover(canvas.getByRole('banner'));
  await waitFor(() => expect(confirmation).not.toBeInTheDocument(), { timeout: 6000 });
});

/** On a narrow viewport, the columns stack. */
export const Narrow = meta.story({ globals: { viewport: { value: 'mobile1' } }, tags: ['!autodocs'] });
