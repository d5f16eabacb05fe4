import { type FormProblems, type NewPassword, newPasswordProblem } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';
import { withEmptyFieldProblems } from '../new-password-fields/empty-field-problems.ts';
import { NewPasswordFields, type NewPasswordLabels } from '../new-password-fields/new-password-fields.tsx';

/** Error messages come from the contract. */
export interface ResetPasswordFormLabels extends NewPasswordLabels {
  /** Text of the submit button: 'Save the new password'. */
  submit: string;
  /** Shown above the form when its script can't be loaded: 'The password could not be changed. Please try again.' */
  unavailable: string;
}

export interface ResetPasswordFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the form. */
  labels: ResetPasswordFormLabels;
  /** Sets the password. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (password: string) => Promise<FormProblems | undefined>;
}

const emptyValues: NewPassword = { password: '', confirmPassword: '' };

/** Form for choosing a new password after forgetting the old one (S-10.12). */
export function ResetPasswordForm({ labels, onSubmit, ...rest }: ResetPasswordFormProps) {
  const form = useContractForm({
    values: emptyValues,
    rules: (values) => withEmptyFieldProblems(newPasswordProblem(values), values, labels.missing),
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
