import { passwordConditions } from '@imc/api/contract';
import { type ChangeEvent, type ComponentProps, type ComponentPropsWithRef, useState } from 'react';
import { PasswordField } from '../../components/forms/password-field/password-field.tsx';
import { Stack } from '../../layout/stack/stack.tsx';

type Condition = keyof typeof passwordConditions;

/** Every word of the two fields. */
export interface NewPasswordLabels {
  /** 'New password'. */
  password: string;
  /** 'Confirm new password'. */
  confirmPassword: string;
  /** Name of the button that shows the password: 'Show password'. */
  showPassword: string;
  /** Name of the button that shows its repetition: 'Show confirmed password'. */
  showConfirmPassword: string;
  /** The conditions of the contract in words, in the order shown. */
  conditions: Readonly<Record<Condition, string>>;
  /** Read before a condition that is met: 'Met:'. */
  met: string;
  /** Read before one that is not met yet: 'Not yet met:'. */
  unmet: string;
  /** How many are met, read aloud when their number changes: '3 of 5 conditions met'. */
  metCount: (met: number, count: number) => string;
}

type FieldBinding = Omit<
  ComponentProps<typeof PasswordField>,
  'label' | 'toggleLabel' | 'autoComplete' | 'rules' | 'ruleMetLabel' | 'ruleUnmetLabel' | 'rulesText'
>;

export interface NewPasswordFieldsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Every word of the fields. */
  labels: NewPasswordLabels;
  /** Binds the field of the password: `form.register('password')`. */
  password: FieldBinding;
  /** Binds the field of its repetition: `form.register('confirmPassword')`. */
  confirmPassword: FieldBinding;
}

/** A new password with its conditions, and its repetition: at sign-up and after a forgotten one. */
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
