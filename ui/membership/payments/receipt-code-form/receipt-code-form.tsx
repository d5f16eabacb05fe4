import { type FormProblems, isFilled } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextField } from '../../../components/forms/text-field/text-field.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

export interface ReceiptCodeFormLabels {
  /** Label of the field: 'Code of the receipt'. */
  code: string;
  /** What a code looks like: '16 letters and digits'. */
  codeHelp: string;
  /** Error for an empty code: 'Enter the code that is printed on the receipt'. */
  codeMissing: string;
  /** Text of the submit button: 'Verify'. */
  submit: string;
  /** Shown above the form when its script can't be loaded: 'The receipt could not be verified. Please try again.' */
  unavailable: string;
}

export interface ReceiptCodeFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'style' | 'onSubmit'> {
  /** Texts of the form. */
  labels: ReceiptCodeFormLabels;
  /** Initial value of the field. Default: empty. */
  code?: string;
  /** Verifies the code. Resolves to undefined on success, otherwise to the problems to show. */
  onSubmit: (code: string) => Promise<FormProblems | undefined>;
}

/** Form that takes the code of a receipt to verify (PAY-9). */
export function ReceiptCodeForm({ labels, code: initialCode = '', onSubmit, ...rest }: ReceiptCodeFormProps) {
  const form = useContractForm({
    values: { code: initialCode },
    rules: ({ code }) => (isFilled(code) ? undefined : { fields: { code: labels.codeMissing } }),
    onSubmit: ({ code }) => onSubmit(code.trim()),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextField
        {...form.register('code')}
        label={labels.code}
        help={labels.codeHelp}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button type="submit" fullWidth loading={form.isSubmitting}>
        {labels.submit}
      </Button>
    </Form>
  );
}
