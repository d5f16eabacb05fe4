import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { NewPasswordFields, type NewPasswordFieldsProps } from './new-password-fields.tsx';
import { newPasswordLabels as labels } from './new-password-fields-sample.ts';

const meta = preview.meta({
  title: 'Elements/Membership/Accounts/New password fields',
  component: NewPasswordFields,
  parameters: { alsoCalled: 'confirm password, repeat password, password strength' },
  args: {
    labels,
    password: { name: 'password' },
    confirmPassword: { name: 'confirmPassword' },
  } satisfies NewPasswordFieldsProps,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '28rem' }}>
        <Form aria-label="Your password">
          <Story />
        </Form>
      </div>
    ),
  ],
});

/** At sign-up: the conditions update while the user types. */
export const Playground = meta.story({});

Playground.test('conditions are met one after another', async ({ canvas, userEvent }) => {
  const password = canvas.getByLabelText('Password');
  await userEvent.type(password, 'adire');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 conditions met');
  await userEvent.type(password, '!Indigo1979');
  await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 conditions met');
  await expect(password).toHaveValue('adire!Indigo1979');
  await expect(canvas.getByLabelText('Confirm password')).toHaveValue('');
});

/** Prefilled: the conditions reflect the initial value. */
export const FilledIn = meta.story({
  args: { password: { name: 'password', defaultValue: 'Adire!Indigo1979' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 conditions met');
  },
});

/** When resetting a password: the two fields differ. */
export const PasswordsDiffer = meta.story({
  args: {
    labels: { ...labels, password: 'New password', confirmPassword: 'Confirm new password' },
    password: { name: 'password', defaultValue: 'Adire!Indigo1979' },
    confirmPassword: {
      name: 'confirmPassword',
      defaultValue: 'Adire!Indigo1980',
      error: 'Passwords do not match',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <NewPasswordFields {...args} />
      <NewPasswordFields
        {...args}
        labels={{
          ...labels,
          password: longName,
          confirmPassword: unbreakable,
          conditions: { ...labels.conditions, length: unbreakable },
        }}
        password={{ name: 'password', defaultValue: 'adire', error: unbreakable }}
        confirmPassword={{ name: 'confirmPassword', error: longName }}
      />
    </Stack>
  ),
});
