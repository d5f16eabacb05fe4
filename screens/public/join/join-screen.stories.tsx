import { mocks } from '@imc/mocks';
import { expect, screen, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { mockedForms } from '../../../.storybook/story-helpers/contact-forms.ts';
import { withPublicLayout } from '../../../.storybook/story-helpers/with-public-layout.tsx';
import { JoinScreen } from './join-screen.tsx';

const meta = preview.meta({
  title: 'Public/Join',
  tags: ['S-2.10'],
  component: JoinScreen,
  parameters: {
    alsoCalled: 'invitation, become a member',
    layout: 'fullscreen',
    router: { path: '/membership/form' },
  },
  decorators: [withPublicLayout],
  args: { forms: mockedForms },
  argTypes: { forms: { control: false } },
  beforeEach: ({ msw }) => msw.use(...mocks.messages),
});

export const Page = meta.story({});

export const Submitted = meta.story({
  tags: ['S-8.12'],
  play: async ({ canvas, userEvent }) => {
    const form = within(canvas.getByRole('form', { name: 'Join the Institute' }));
    const fields = form.getAllByRole('textbox');
    await expect(fields).toHaveLength(6);
    for (const field of fields) await expect(field).toBeRequired();
    await expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email');
    for (const field of fields) {
      await userEvent.type(field, field === form.getByLabelText('Email') ? 'adaeze@mail.example' : 'Sample');
    }
    await userEvent.click(form.getByRole('button', { name: 'Submit' }));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent('Form submitted successfully!');
  },
});

Submitted.test('OK closes the alert, and the form is empty', async ({ canvas, userEvent }) => {
  const alert = screen.getByRole('alertdialog');
  await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
  const form = within(await canvas.findByRole('form', { name: 'Join the Institute' }));
  for (const field of form.getAllByRole('textbox')) await expect(field).toHaveValue('');
});
