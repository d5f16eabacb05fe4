import { expect, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { JoinForm, type JoinFormProps } from './join-form.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Messages/Join form',
  component: JoinForm,
  parameters: { alsoCalled: 'invitation, enquiry, become a member' },
  args: {
    label: 'Join the Institute',
    labels: {
      name: 'Full name',
      email: 'Email',
      city: 'City',
      country: 'Country',
      work: 'Position and organisation',
      qualification: 'Highest academic qualification and years of experience',
    },
    submitLabel: 'Submit',
    sent: 'Form submitted successfully!',
    okLabel: 'OK',
  } satisfies JoinFormProps,
});

export const Playground = meta.story({ tags: ['S-3.9', 'S-5.6'] });

Playground.test(
  'requires all six fields and confirms the submission in an alert',
  async ({ canvas, userEvent, step }) => {
    const form = within(canvas.getByRole('form', { name: 'Join the Institute' }));
    const fields = form.getAllByRole('textbox');
    await step('All six fields are required', async () => {
      await expect(fields).toHaveLength(6);
      for (const field of fields) await expect(field).toBeRequired();
      await expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email');
    });
    await step('Submit the empty form', async () => {
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
      await expect(screen.queryByRole('alertdialog')).toBeNull();
    });
    await step('Fill in and submit the form', async () => {
      for (const field of fields) {
        await userEvent.type(
          field,
          field === form.getByLabelText('Email') ? 'adaeze@mail.example' : 'Sample',
        );
      }
      await userEvent.click(form.getByRole('button', { name: 'Submit' }));
    });
    const alert = await screen.findByRole('alertdialog');
    await step('Close the confirmation', async () => {
      await expect(alert).toHaveTextContent('Form submitted successfully!');
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
      for (const field of fields) await expect(field).toHaveValue('');
    });
  },
);

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <JoinForm {...args} />
      <JoinForm
        {...args}
        label="Long words"
        labels={{ ...args.labels, name: longName, work: unbreakable }}
        submitLabel={longName}
      />
    </Stack>
  ),
});
