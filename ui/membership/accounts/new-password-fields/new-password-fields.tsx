import { type NewPassword, passwordConditions } from '@imc/api/contract';
import { type ChangeEvent, type ComponentProps, type ComponentPropsWithRef, useState } from 'react';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

type Condition = keyof typeof passwordConditions;

export interface NewPasswordLabels {
  /** Label of the password: 'New password'. */
  password: string;
  /** Label of the second field: 'Confirm new password'. */
  confirmPassword: string;
  /** Accessible name of the button that shows the password: 'Show password'. */
  showPassword: string;
  /** Accessible name of the button that shows the confirmed password: 'Show confirmed password'. */
  showConfirmPassword: string;
  /** Shown at an empty field: 'Choose a password'. Above the form stands the contract's text. */
  missing: Readonly<Record<keyof NewPassword, string>>;
  /** Texts of the contract's password conditions, in the order shown. */
  conditions: Readonly<Record<Condition, string>>;
  /** Read by screen readers before a condition that is met: 'Met:'. */
  met: string;
  /** Read by screen readers before a condition that is not met yet: 'Not yet met:'. */
  unmet: string;
  /** Announced when the number of met conditions changes: '3 of 5 conditions met'. */
  metCount: (met: number, count: number) => string;
}

type FieldBinding = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'toggleLabel' | 'autoComplete' | 'rules' | 'ruleMetLabel' | 'ruleUnmetLabel' | 'rulesText'
>;

export interface NewPasswordFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Texts of the two fields. */
  labels: NewPasswordLabels;
  /** Props that bind the password field: `form.register('password')`. */
  password: FieldBinding;
  /** Props that bind the field that confirms it: `form.register('confirmPassword')`. */
  confirmPassword: FieldBinding;
}

/** Fields for a new password, with its conditions, and its confirmation. Used at sign-up and for resetting a password. */
export function NewPasswordFields({ labels, password, confirmPassword, ...rest }: NewPasswordFieldsProps) {
  const [typed, setTyped] = useState(String(password.defaultValue ?? ''));
  return (
    <Stack space="6" {...rest}>
      <PasswordField
        {...password}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          setTyped(event.currentTarget.value);
          password.onChange?.(event);
        }}
        label={labels.password}
        toggleLabel={labels.showPassword}
        autoComplete="new-password"
        rules={Object.entries(labels.conditions).map(([condition, label]) => ({
          label,
          met: passwordConditions[condition as Condition](typed),
        }))}
        ruleMetLabel={labels.met}
        ruleUnmetLabel={labels.unmet}
        rulesText={labels.metCount}
      />
      <PasswordField
        {...confirmPassword}
        label={labels.confirmPassword}
        toggleLabel={labels.showConfirmPassword}
        autoComplete="new-password"
      />
    </Stack>
  );
}
