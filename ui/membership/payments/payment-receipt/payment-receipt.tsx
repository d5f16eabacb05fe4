import type { GradeCode } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
import styles from './payment-receipt.module.css';

export interface ReceiptFact {
  /** 'Received from'. */
  readonly label: string;
  /** 'Amaka Grace Nwosu'. */
  readonly value: string;
}

export interface PaymentReceiptProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters of the grade. They determine the seal. */
  grade: GradeCode;
  /** Name of the Institute, at the top. */
  institute: string;
  /** 'Receipt'. */
  title: string;
  /** Number of the receipt: 'IMC-R-2026-00042'. */
  number: string;
  /** Shown above the amount if the payment was taken back. Default: it was not. */
  reversed?: { readonly title: string; readonly text: string } | undefined;
  /** The amount in figures: '₦35,000'. */
  amount: string;
  /** The amount in words: 'Thirty-five thousand naira only'. */
  amountInWords: string;
  /** Payer, purpose, reference and date. */
  facts: readonly ReceiptFact[];
  /** How the receipt can be verified, at the foot. */
  verification: ReactNode;
  /** Buttons below the receipt, such as Print. They are not printed. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Receipt of the Institute for a confirmed payment (PAY-8). Prints on one A4 page. */
export function PaymentReceipt({
  grade,
  institute,
  title,
  number,
  reversed,
  amount,
  amountInWords,
  facts,
  verification,
  actions,
  className,
  ...rest
}: PaymentReceiptProps) {
  const numberId = useId();
  return (
    <article {...rest} aria-labelledby={numberId} className={clsx(styles.root, className)}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <span className={styles.seal} data-scheme="light">
            <GradeSeal grade={grade} size="large" />
          </span>
          <p className={styles.institute}>{institute}</p>
          <h2 id={numberId} className={styles.title}>
            {title} <span className={styles.number}>{number}</span>
          </h2>
        </header>
        {reversed && (
          <p className={styles.reversed}>
            <strong>{reversed.title}</strong> {reversed.text}
          </p>
        )}
        <div className={styles.sum}>
          <p className={styles.amount}>{amount}</p>
          <p className={styles.words}>{amountInWords}</p>
        </div>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.verification}>{verification}</p>
      </div>
      {actions && (
        <div className={styles.actions} data-print="none">
          {actions}
        </div>
      )}
    </article>
  );
}
