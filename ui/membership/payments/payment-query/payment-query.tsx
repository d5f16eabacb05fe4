import { type FormProblems, isFilled, type Payment, paymentLimits, paymentTexts } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { QuestionForm } from '../../shared/question-form.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

/** The error messages come from the contract. */
export interface PaymentQueryLabels {
  /** Heading: 'The treasurer has a question about this payment'. */
  title: string;
  /** Shown instead of a question if none was recorded. */
  noQuestion: string;
  /** What the member can do. */
  text: string;
  /** Accessible name of the form: 'Answer about IMC-APP-425'. */
  form: (reference: string) => string;
  /** Label of the answer in words: 'Your answer'. */
  answer: string;
  /** Text of the button that sends it: 'Send the answer'. */
  send: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface PaymentQueryProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** The queried payment. */
  payment: Pick<Payment, 'reference' | 'question'>;
  /** Texts of the query. */
  labels: PaymentQueryLabels;
  /** Sends an answer in words. Resolves to undefined on success, otherwise to the problems to show: the field keeps its text. */
  onAnswer: (answer: string) => Promise<FormProblems | undefined>;
  /** How to answer with a picture: a `ProofField`. */
  children: ReactNode;
}

/** What is asked about a queried payment, as it was written, with a form for an answer in words (PAY-5) and a field for a picture (PAY-4). */
export function PaymentQuery({ payment, labels, onAnswer, children, ...rest }: PaymentQueryProps) {
  const { reference, question } = payment;
  const form = useContractForm<{ answer: string }>({
    values: { answer: '' },
    rules: ({ answer }) =>
      isFilled(answer) ? undefined : { fields: { answer: paymentTexts.answerRequired } },
    onSubmit: ({ answer }) => onAnswer(answer),
    unavailable: labels.unavailable,
  });
  return (
    <QuestionForm
      {...rest}
      reference={reference}
      title={labels.title}
      level={3}
      question={question ?? labels.noQuestion}
    >
      <Text tone="muted" size="small">
        {labels.text}
      </Text>
      <Form space="4" aria-label={labels.form(reference)} onSubmit={form.onSubmit}>
        <FormMessage problems={form.problems} />
        <TextareaField
          {...form.register('answer')}
          label={labels.answer}
          rows={3}
          maxLength={paymentLimits.question}
        />
        <div>
          <Button type="submit" variant="secondary" loading={form.isSubmitting}>
            {labels.send}
          </Button>
        </div>
      </Form>
      {children}
    </QuestionForm>
  );
}
