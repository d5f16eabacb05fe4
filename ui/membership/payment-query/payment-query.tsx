import type { Payment } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Text } from '../../layout/text/text.tsx';
import { QuestionSheet } from '../question-sheet.tsx';

/** Texts of a `PaymentQuery`. */
export interface PaymentQueryLabels {
  /** Heading: 'The Treasurer asks about this payment'. */
  title: string;
  /** Shown instead of a question if none was recorded. */
  noQuestion: string;
  /** What the member can do. */
  text: string;
}

export interface PaymentQueryProps extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'children'> {
  /** The queried payment. */
  payment: Pick<Payment, 'reference' | 'question'>;
  /** Texts of the query. */
  labels: PaymentQueryLabels;
  /** How to answer it: a `ProofField`. */
  children: ReactNode;
}

/** What is asked about a queried payment, as it was written, with the field that answers it (S-11.84). */
export function PaymentQuery({ payment, labels, children, ...rest }: PaymentQueryProps) {
  return (
    <QuestionSheet
      {...rest}
      reference={payment.reference}
      title={labels.title}
      level={3}
      question={payment.question ?? labels.noQuestion}
    >
      <Text tone="muted" size="small">
        {labels.text}
      </Text>
      {children}
    </QuestionSheet>
  );
}
