import type { Payment } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { Eyebrow } from '../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';
import styles from './payment-query.module.css';

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
export function PaymentQuery({ payment, labels, className, children, ...rest }: PaymentQueryProps) {
  const id = useId();
  return (
    <section {...rest} aria-labelledby={id} className={clsx(styles.root, className)}>
      <Stack space="4">
        <Stack space="1">
          <Eyebrow letters>{payment.reference}</Eyebrow>
          <Heading level={3} size="label" id={id} tabIndex={-1}>
            {labels.title}
          </Heading>
        </Stack>
        <blockquote className={styles.question} dir="auto">
          {payment.question ?? labels.noQuestion}
        </blockquote>
        <Text tone="muted" size="small">
          {labels.text}
        </Text>
        {children}
      </Stack>
    </section>
  );
}
