import { type FormProblems, isEmail, isFilled, signUpTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { TextField } from '../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** Every word of the form; its rule speaks in the words of the contract. */
export interface ForgotPasswordFormLabels {
  /** 'Email'. */
  email: string;
  /** At an empty email: 'Enter the email address of your account'. */
  emailMissing: string;
  /** 'Send the link'. */
  submit: string;
  /** Over the form where its script can't be fetched: 'The link could not be sent. Please try again.' */
  unavailable: string;
}

export interface ForgotPasswordFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Every word of the form. */
  labels: ForgotPasswordFormLabels;
  /** What the field holds at first. Default: nothing. */
  email?: string;
  /** Whether the field takes the focus as the form comes. Default `false`. */
  focused?: boolean;
  /** Asks for the link; resolves to what was refused, to undefined where it worked. */
  onSubmit: (email: string) => Promise<FormProblems | undefined>;
}

/** Asks for a link with which a new password is chosen (S-10.12). */
export function ForgotPasswordForm({
  labels,
  email: emailAtFirst = '',
  focused = false,
  onSubmit,
  ...rest
}: ForgotPasswordFormProps) {
  const form = useContractForm({
    values: { email: emailAtFirst },
    rules: ({ email }) => {
      if (!isFilled(email)) return { fields: { email: labels.emailMissing } };
      return isEmail(email) ? undefined : { fields: { email: signUpTexts.email } };
    },
    onSubmit: ({ email }) => onSubmit(email.trim()),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextField
        {...form.register('email')}
        type="email"
        label={labels.email}
        autoComplete="username"
        autoFocus={focused}
      />
      <Button type="submit" fullWidth loading={form.isSubmitting}>
        {labels.submit}
      </Button>
    </Form>
  );
}
