import { emailProblem, type FormProblems, isFilled } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** Other error messages come from the contract. */
export interface ForgotPasswordFormLabels {
  /** Label of the field: 'Email'. */
  email: string;
  /** Error for an empty email: 'Enter the email address of your account'. */
  emailMissing: string;
  /** Text of the submit button: 'Send the link'. */
  submit: string;
  /** Shown above the form when its script can't be loaded: 'The link could not be sent. Please try again.' */
  unavailable: string;
}

export interface ForgotPasswordFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the form. */
  labels: ForgotPasswordFormLabels;
  /** Initial value of the field. Default: empty. */
  email?: string;
  /** Whether the field receives focus when the form mounts. Default `false`. */
  focused?: boolean;
  /** Requests the link. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (email: string) => Promise<FormProblems | undefined>;
}

/** Form that requests a link for choosing a new password (S-10.12). */
export function ForgotPasswordForm({
  labels,
  email: initialEmail = '',
  focused = false,
  onSubmit,
  ...rest
}: ForgotPasswordFormProps) {
  const form = useContractForm({
    values: { email: initialEmail },
    rules: ({ email }) => {
      if (!isFilled(email)) return { fields: { email: labels.emailMissing } };
      const problem = emailProblem(email);
      return problem ? { fields: { email: problem } } : undefined;
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
