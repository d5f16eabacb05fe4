import { type FormProblems, isFilled, type Payment, paymentLimits } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Form } from '../../../components/forms/form/form.tsx';
import { TextareaField } from '../../../components/forms/textarea-field/textarea-field.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { FormMessage } from '../../shared/form-message.tsx';
import { QuestionForm } from '../../shared/question-form.tsx';
import { useContractForm } from '../../shared/use-contract-form.ts';

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
  /** Error if there is neither an answer nor a picture: 'Write an answer or choose a proof.' */
  required: string;
  /** Text of the button that sends both: 'Send answer'. */
  send: string;
  /** Shown when the script that validates the form can't be loaded. */
  unavailable: string;
}

export interface PaymentQueryProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** The queried payment, or one whose transfer was not found, which only a picture answers. */
  payment: Pick<Payment, 'reference' | 'question' | 'state'>;
  /** What is paid, below the reference: 'Application fee · ₦5,000 · 4 May 2026'. */
  about?: string;
  /** Texts of the query. */
  labels: PaymentQueryLabels;
  /** Whether a picture was chosen or sent, so that words are optional. */
  hasPicture: boolean;
  /** Sends the picture and the words, which may be empty. Resolves to undefined on success, otherwise to the problems to show: the fields keep what they have. */
  onAnswer: (answer: string) => Promise<FormProblems | undefined>;
  /** How to answer with a picture: a `ProofField`. */
  children: ReactNode;
  /** Beside the button: how to pay, for members who have not. */
  actions?: ReactNode;
}

/** What is asked about a queried payment, as it was written, and one form to answer with a picture (PAY-4), in words (PAY-5) or both. */
export function PaymentQuery({
  payment,
  labels,
  hasPicture,
  onAnswer,
  children,
  actions,
  ...rest
}: PaymentQueryProps) {
  const { reference, question, state } = payment;
  const missing: FormProblems =
    state === 'queried' ? { fields: { answer: labels.required } } : { message: labels.required, fields: {} };
  const form = useContractForm<{ answer: string }>({
    values: { answer: '' },
    rules: ({ answer }) => (hasPicture || isFilled(answer) ? undefined : missing),
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
        {children}
        {state === 'queried' && (
          <TextareaField
            {...form.register('answer')}
            label={labels.answer}
            rows={2}
            maxLength={paymentLimits.question}
          />
        )}
        <FormMessage problems={form.problems} />
        <Cluster space="2">
          <Button type="submit" loading={form.isSubmitting}>
            {labels.send}
          </Button>
          {actions}
        </Cluster>
      </Form>
    </QuestionForm>
  );
}
