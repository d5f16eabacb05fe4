import { type NewPassword, passwordConditions, passwordMinimum } from '@imc/api';
import { PasswordField } from '@imc/ui';
import type { ChangeEvent } from 'react';

const conditions = [
  ['length', `At least ${passwordMinimum} characters`],
  ['uppercase', 'An uppercase letter'],
  ['lowercase', 'A lowercase letter'],
  ['number', 'A number'],
  ['special', 'A special character: @ $ ! % * ? &'],
] as const satisfies readonly (readonly [keyof typeof passwordConditions, string])[];

/** A new password with its conditions, and its repetition: at sign-up and after a forgotten one. */
export function NewPasswordFields<Values extends NewPassword>({
  label = 'Password',
  confirmLabel = 'Confirm password',
  values,
  errors,
  onChange,
}: {
  /** Default `Password`. */
  label?: string;
  /** Default `Confirm password`. */
  confirmLabel?: string;
  values: Values;
  /** Texts by field. */
  errors: Readonly<Record<string, string>>;
  onChange: (values: Values) => void;
}) {
  const control = (field: keyof NewPassword) => ({
    name: field,
    value: values[field],
    error: errors[field],
    autoComplete: 'new-password' as const,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...values, [field]: currentTarget.value }),
  });
  return (
    <>
      <PasswordField
        {...control('password')}
        label={label}
        toggleLabel="Show password"
        rules={conditions.map(([condition, words]) => ({
          label: words,
          met: passwordConditions[condition](values.password),
        }))}
        ruleMetLabel="Met:"
        ruleUnmetLabel="Not yet met:"
        rulesText={(met, count) => `${met} of ${count} conditions met`}
      />
      <PasswordField
        {...control('confirmPassword')}
        label={confirmLabel}
        toggleLabel="Show confirmed password"
      />
    </>
  );
}
