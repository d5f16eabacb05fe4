import { type FormProblems, isFilled, paymentLimits, paymentTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { Form } from '../../components/forms/form/form.tsx';
import { TextareaField } from '../../components/forms/textarea-field/textarea-field.tsx';
import { FormMessage } from '../form-message.tsx';
import { useContractForm } from '../use-contract-form.ts';

/** Texts of the form. The error messages come from the contract. */
export interface PaymentAnswerLabels {
  /** Label of the field: 'Your answer'. */
  answer: string;
  /** Text of the button: 'Send the answer'. */
  submit: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface PaymentAnswerFormProps
  extends Omit<ComponentPropsWithRef<'form'>, 'style' | 'children' | 'onSubmit'> {
  /** Accessible name: 'Answer about IMC-APP-425'. */
  'aria-label': string;
  /** Texts of the form. */
  labels: PaymentAnswerLabels;
  /** Sends the answer. Resolves to undefined on success, otherwise to the problems to show: the field keeps its text. */
  onSubmit: (answer: string) => Promise<FormProblems | undefined>;
}

/** Form that answers the question about a payment in words (S-12.241). */
export function PaymentAnswerForm({ labels, onSubmit, ...rest }: PaymentAnswerFormProps) {
  const form = useContractForm<{ answer: string }>({
    values: { answer: '' },
    rules: ({ answer }) =>
      isFilled(answer) ? undefined : { fields: { answer: paymentTexts.answerRequired } },
    onSubmit: ({ answer }) => onSubmit(answer),
    unavailable: labels.unavailable,
  });
  return (
    <Form {...rest} space="4" onSubmit={form.onSubmit}>
      <FormMessage problems={form.problems} />
      <TextareaField
        {...form.register('answer')}
        label={labels.answer}
        rows={3}
        maxLength={paymentLimits.question}
      />
      <div>
        <Button type="submit" variant="secondary" loading={form.isSubmitting}>
          {labels.submit}
        </Button>
      </div>
    </Form>
  );
}
