import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations } from '../../../stories/combinations.tsx';
import { PasswordField, type PasswordFieldProps } from './password-field.tsx';

const meta = preview.meta({
  title: 'Elements/Forms/Password field',
  component: PasswordField,
  parameters: { alsoCalled: 'show password, password strength, password input' },
  args: {
    label: 'Password',
    toggleLabel: 'Show password',
    autoComplete: 'current-password',
    name: 'password',
  } as PasswordFieldProps,
});

export const Playground = meta.story({});

Playground.test(
  'shows and hides by keyboard; the name stays, aria-pressed changes',
  async ({ canvas, userEvent, step }) => {
    const input = canvas.getByLabelText('Password');
    await step('Type a password', async () => {
      await userEvent.type(input, 'Ibadan@1979');
      await expect(input).toHaveAttribute('type', 'password');
    });
    await step('Move the focus to the button', async () => {
      await userEvent.tab();
    });
    const toggle = canvas.getByRole('button', { name: 'Show password' });
    await step('The button is not pressed', async () => {
      await expect(toggle).toHaveFocus();
      await expect(toggle).toHaveAttribute('aria-pressed', 'false');
    });
    await step('Show the password with Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(input).toHaveAttribute('type', 'text');
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    });
    await step('Hide it with the space bar', async () => {
      await userEvent.keyboard(' ');
      await expect(input).toHaveAttribute('type', 'password');
      await expect(input).toHaveValue('Ibadan@1979');
    });
  },
);

/** The error is shown under the control and read with it. */
export const WithError = meta.story({
  args: {
    label: 'Confirm password',
    autoComplete: 'new-password',
    error: 'Passwords do not match',
    defaultValue: 'Ibadan@1980',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
});

const rulesFor = (value: string) => [
  { label: 'At least 8 characters', met: value.length >= 8 },
  { label: 'One uppercase letter', met: /[A-Z]/.test(value) },
  { label: 'One lowercase letter', met: /[a-z]/.test(value) },
  { label: 'One number', met: /\d/.test(value) },
  { label: 'One special character: @ $ ! % * ? &', met: /[@$!%*?&]/.test(value) },
];

function NewPassword() {
  const [value, setValue] = useState('');
  return (
    <PasswordField
      label="Password"
      toggleLabel="Show password"
      autoComplete="new-password"
      value={value}
      onChange={(event) => setValue(event.currentTarget.value)}
      rules={rulesFor(value)}
      ruleMetLabel="Met:"
      ruleUnmetLabel="Not yet met:"
      rulesText={(met, count) => `${met} of ${count} rules met`}
    />
  );
}

/**
 * For a new password, the rules are shown from the start and checked off as they are met. The number of met
 * rules is announced when it changes.
 */
export const WithRules = meta.story({ tags: ['S-9.2'], render: () => <NewPassword /> });

WithRules.test(
  'rules are checked off as they are met and are read with the control',
  async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await expect(input).toHaveAccessibleDescription(/Not yet met: At least 8 characters/);
    await userEvent.type(input, 'ibadan19');
    await expect(input).toHaveAccessibleDescription(/^Met: At least 8 characters Not yet met: One uppercase/);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 5 rules met');
    await userEvent.type(input, 'A@');
    await expect(canvas.queryByText('Not yet met:')).not.toBeInTheDocument();
  },
);

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="18rem"
      axes={{ value: ['', 'ibadan19'], state: ['resting', 'error', 'disabled'], rules: [false, true] }}
    >
      {({ value, state, rules }) => {
        const ruleProps = rules
          ? { rules: rulesFor(value), ruleMetLabel: 'Met:', ruleUnmetLabel: 'Not yet met:' }
          : ({} as { rules?: never });
        return (
          <PasswordField
            label="Password"
            toggleLabel="Show password"
            autoComplete="new-password"
            defaultValue={value}
            error={
              state === 'error'
                ? 'Password must contain at least one uppercase letter, one lowercase letter, one number, and one special character'
                : undefined
            }
            disabled={state === 'disabled'}
            {...ruleProps}
          />
        );
      }}
    </Combinations>
  ),
});
