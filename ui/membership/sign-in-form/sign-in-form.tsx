import { type FormProblems, isFilled, signUpTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { CheckboxField } from '../../components/forms/checkbox-field/checkbox-field.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { PasswordField } from '../../components/forms/password-field/password-field.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** What a person signs in with. */
export interface SignInValues {
  readonly email: string;
  readonly password: string;
  /** Whether the session outlives the browser's. */
  readonly rememberMe: boolean;
}

/** Every word of the sign-in form; its rule speaks in the words of the contract. */
export interface SignInFormLabels {
  /** 'Email'. */
  email: string;
  /** At an empty email: 'Enter the email address of your account'. */
  emailMissing: string;
  /** 'Password'. */
  password: string;
  /** At an empty password: 'Enter your password'. */
  passwordMissing: string;
  /** Name of the button that shows the password: 'Show password'. */
  showPassword: string;
  /** 'Remember me'. */
  rememberMe: string;
  /** What that does: 'Stay signed in on this device for 30 days.' */
  rememberMeHelp: string;
  /** 'Sign in'. */
  submit: string;
  /** Over the form where its script can't be fetched: 'The server could not be reached.' */
  unavailable: string;
}

export interface SignInFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Every word of the form. */
  labels: SignInFormLabels;
  /** Why the person comes here, said over the form until the first outcome. */
  notice?: ReactNode;
  /** Signs in; resolves to what was refused, to undefined where it worked. */
  onSubmit: (values: SignInValues) => Promise<FormProblems | undefined>;
}

const nothing: SignInValues = { email: '', password: '', rememberMe: false };

/** Sign-in by email and password (S-2.58). */
export function SignInForm({ labels, notice, onSubmit, ...rest }: SignInFormProps) {
  const form = useContractForm({
    values: nothing,
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
      <PasswordField
        {...form.register('password')}
        label={labels.password}
        toggleLabel={labels.showPassword}
        autoComplete="current-password"
      />
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
