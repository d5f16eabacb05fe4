import { type FormProblems, type NewPassword, newPasswordProblem } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { FormMessage } from '../form-message.tsx';
import { NewPasswordFields, type NewPasswordLabels } from '../new-password-fields/new-password-fields.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** Every word of the form; its rules speak in the words of the contract. */
export interface ResetPasswordFormLabels extends NewPasswordLabels {
  /** 'Save the new password'. */
  submit: string;
  /** Over the form where its script can't be fetched: 'The password could not be changed. Please try again.' */
  unavailable: string;
}

export interface ResetPasswordFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Every word of the form. */
  labels: ResetPasswordFormLabels;
  /** Sets the password; resolves to what was refused, to undefined where it worked. */
  onSubmit: (password: string) => Promise<FormProblems | undefined>;
}

const nothing: NewPassword = { password: '', confirmPassword: '' };

/** A new password in place of a forgotten one (S-10.12). */
export function ResetPasswordForm({ labels, onSubmit, ...rest }: ResetPasswordFormProps) {
  const form = useContractForm({
    values: nothing,
    rules: (values) => {
      const problem = newPasswordProblem(values);
      return problem && { message: problem.message, fields: { [problem.field]: problem.message } };
    },
    onSubmit: ({ password }) => onSubmit(password),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <NewPasswordFields
        labels={labels}
        password={form.register('password')}
        confirmPassword={form.register('confirmPassword')}
      />
      <Button type="submit" fullWidth loading={form.isSubmitting}>
        {labels.submit}
      </Button>
    </Form>
  );
}
