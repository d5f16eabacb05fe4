import { type FormProblems, isFilled, secondFactorTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

export interface SignInCodeFormLabels {
  /** Label of the code: 'Code'. */
  code: string;
  /** Help text of the code: where it is, and what to do without it. */
  codeHelp: string;
  /** Text of the submit button: 'Continue'. */
  submit: string;
  /** Text of the button that leads back to the password: 'Back'. */
  back: string;
  /** Shown above the form when its script can't be loaded. */
  unavailable: string;
}

export interface SignInCodeFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the form. */
  labels: SignInCodeFormLabels;
  /** Sends the code. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (code: string) => Promise<FormProblems | undefined>;
  /** Called when the user wants to return to the password. */
  onBack: () => void;
}

/** Second step of a sign-in: the code of the authenticator app, or a recovery code (ACC-17). */
export function SignInCodeForm({ labels, onSubmit, onBack, ...rest }: SignInCodeFormProps) {
  const form = useContractForm({
    values: { code: '' },
    rules: ({ code }) => (isFilled(code) ? undefined : { fields: { code: secondFactorTexts.codeRequired } }),
    onSubmit: ({ code }) => onSubmit(code),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextField
        {...form.register('code')}
        label={labels.code}
        help={labels.codeHelp}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        // The form has replaced the one for the password, which had the focus.
        autoFocus
      />
      <Button type="submit" fullWidth loading={form.isSubmitting}>
        {labels.submit}
      </Button>
      <Button variant="secondary" fullWidth onClick={onBack}>
        {labels.back}
      </Button>
    </Form>
  );
}
