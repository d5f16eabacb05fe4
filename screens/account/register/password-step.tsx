import { passwordConditions, passwordMinimum, type SignUpPassword } from '@imc/api';
import { Button, CheckboxField, Cluster, Form, Link, PasswordField } from '@imc/ui';
import type { ChangeEvent } from 'react';

export type PasswordStepValues = SignUpPassword;

const conditions = [
  ['length', `At least ${passwordMinimum} characters`],
  ['uppercase', 'An uppercase letter'],
  ['lowercase', 'A lowercase letter'],
  ['number', 'A number'],
  ['special', 'A special character: @ $ ! % * ? &'],
] as const satisfies readonly (readonly [keyof typeof passwordConditions, string])[];

/** The second step: the password and the terms. */
export function PasswordStep({
  values,
  email,
  errors,
  busy,
  onChange,
  onBack,
  onSubmit,
}: {
  values: PasswordStepValues;
  /** The account that the password is for; password managers keep it beside the password. */
  email: string;
  errors: Readonly<Record<string, string>>;
  busy: boolean;
  onChange: (values: PasswordStepValues) => void;
  onBack: () => void;
  onSubmit: () => void;
}) {
  const control = (field: 'password' | 'confirmPassword') => ({
    name: field,
    value: values[field],
    error: errors[field],
    autoComplete: 'new-password' as const,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...values, [field]: currentTarget.value }),
  });
  return (
    <Form
      aria-label="Your password"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...control('password')}
        label="Password"
        toggleLabel="Show password"
        rules={conditions.map(([condition, label]) => ({
          label,
          met: passwordConditions[condition](values.password),
        }))}
        ruleMetLabel="Met:"
        ruleUnmetLabel="Not yet met:"
        rulesText={(met, count) => `${met} of ${count} conditions met`}
      />
      <PasswordField
        {...control('confirmPassword')}
        label="Confirm password"
        toggleLabel="Show confirmed password"
      />
      <CheckboxField
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={({ currentTarget }) => onChange({ ...values, terms: currentTarget.checked })}
        label={
          <>
            I agree to the{' '}
            <Link to="/terms" newTab>
              terms and conditions (opens in a new tab)
            </Link>
          </>
        }
      />
      <Cluster space="3">
        <Button variant="secondary" onClick={onBack} disabled={busy}>
          Back
        </Button>
        <Button type="submit" loading={busy}>
          Create Account
        </Button>
      </Cluster>
    </Form>
  );
}
