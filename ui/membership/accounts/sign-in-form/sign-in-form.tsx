import { type FormProblems, isFilled, signUpTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { CheckboxField } from '../../../components/forms/checkbox-field/checkbox-field.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { PasswordField } from '../../../components/forms/password-field/password-field.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

export interface SignInValues {
  readonly email: string;
  readonly password: string;
  /** Whether the session persists after the browser is closed. */
  readonly rememberMe: boolean;
}

/** The message above the form comes from the contract. */
export interface SignInFormLabels {
  /** Label of the email: 'Email'. */
  email: string;
  /** Error for an empty email: 'Enter the email address of your account'. */
  emailMissing: string;
  /** Label of the password: 'Password'. */
  password: string;
  /** Error for an empty password: 'Enter your password'. */
  passwordMissing: string;
  /** Accessible name of the button that shows the password: 'Show password'. */
  showPassword: string;
  /** Label of the checkbox: 'Remember me'. */
  rememberMe: string;
  /** Help text of the checkbox: 'Stay signed in on this device for 30 days.' */
  rememberMeHelp: string;
  /** Link to a new password: 'Forgotten your password?' */
  forgotten: { readonly label: string; readonly to: string };
  /** Text of the submit button: 'Sign in'. */
  submit: string;
  /** Shown above the form when its script can't be loaded: 'The server could not be reached.' */
  unavailable: string;
}

export interface SignInFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the form. */
  labels: SignInFormLabels;
  /** Initial value of the email. Default: empty. */
  email?: string | undefined;
  /** Notice above the form, such as why the user has to sign in. The first error message replaces it. */
  notice?: ReactNode;
  /** Signs in. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (values: SignInValues) => Promise<FormProblems | undefined>;
}

/** Sign-in form with email and password (S-2.58). */
export function SignInForm({ labels, email: initialEmail = '', notice, onSubmit, ...rest }: SignInFormProps) {
  const form = useContractForm<SignInValues>({
    values: { email: initialEmail, password: '', rememberMe: false },
    rules: ({ email, password }) => {
      const fields = {
        ...(!isFilled(email) && { email: labels.emailMissing }),
        ...(password === '' && { password: labels.passwordMissing }),
      };
      return Object.keys(fields).length > 0 ? { message: signUpTexts.signInRequired, fields } : undefined;
    },
    onSubmit,
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      {form.problems?.message ? <FormMessage problems={form.problems} /> : notice}
      <TextField {...form.register('email')} type="email" label={labels.email} autoComplete="username" />
      <Stack space="2">
        <PasswordField
          {...form.register('password')}
          label={labels.password}
          toggleLabel={labels.showPassword}
          autoComplete="current-password"
        />
        <Text>
          <Link to={labels.forgotten.to}>{labels.forgotten.label}</Link>
        </Text>
      </Stack>
      <CheckboxField
        {...form.register('rememberMe')}
        label={labels.rememberMe}
        help={labels.rememberMeHelp}
      />
      <Button type="submit" fullWidth loading={form.isSubmitting}>
        {labels.submit}
      </Button>
    </Form>
  );
}
