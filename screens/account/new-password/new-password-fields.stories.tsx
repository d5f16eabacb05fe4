import type { NewPassword } from '@imc/api';
import { Form } from '@imc/ui';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';

/** Keeps what is typed, as the form around it does. */
function Typed({ values: first, onChange, ...args }: ComponentProps<typeof NewPasswordFields<NewPassword>>) {
  const [values, setValues] = useState(first);
  return (
    <Form aria-label="Your password">
      <NewPasswordFields
        {...args}
        values={values}
        onChange={(next) => {
          setValues(next);
          onChange(next);
        }}
      />
    </Form>
  );
}

const meta = preview.meta({
  title: 'Screens/Account/New password',
  component: NewPasswordFields<NewPassword>,
  args: { values: { password: '', confirmPassword: '' }, errors: {}, onChange: fn() },
  render: (args) => (
    <div style={{ maxInlineSize: '28rem' }}>
      <Typed {...args} />
    </div>
  ),
});

/** At sign-up: each condition is met while one types. */
export const Empty = meta.story({});

Empty.test('conditions are met one after another', async ({ args, canvas, userEvent }) => {
  const password = canvas.getByLabelText('Password');
  await userEvent.type(password, 'adire');
  await expect(canvas.getByRole('status')).toHaveTextContent('1 of 5 conditions met');
  await userEvent.type(password, '!Indigo1979');
  await expect(canvas.getByRole('status')).toHaveTextContent('5 of 5 conditions met');
  await expect(args.onChange).toHaveBeenLastCalledWith({
    password: 'adire!Indigo1979',
    confirmPassword: '',
  });
});

/** After a forgotten one, the second time typed otherwise. */
export const Differing = meta.story({
  args: {
    label: 'New password',
    confirmLabel: 'Confirm new password',
    values: { password: 'Adire!Indigo1979', confirmPassword: 'Adire!Indigo1980' },
    errors: { confirmPassword: 'Passwords do not match' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
});
