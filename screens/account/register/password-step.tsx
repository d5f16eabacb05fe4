import type { SignUpPassword } from '@imc/api';
import { Button, CheckboxField, Cluster, Form, Link } from '@imc/ui';
import { NewPasswordFields } from '../new-password/new-password-fields.tsx';

export type PasswordStepValues = SignUpPassword;

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
  return (
    <Form
      aria-label="Your password"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields values={values} errors={errors} onChange={onChange} />
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
