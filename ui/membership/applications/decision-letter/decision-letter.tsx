import type { GradeCode } from '@imc/api/contract';
import { clsx } from 'clsx';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { GradeSeal } from '../../../components/identity/grade-seal/grade-seal.tsx';
// The Institute's head and the print of its other sheet.
import styles from '../../payments/payment-receipt/payment-receipt.module.css';
import letterStyles from './decision-letter.module.css';

export interface DecisionLetterProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** Designatory letters of the grade. They determine the seal. */
  grade: GradeCode;
  /** Name of the Institute, at the top. */
  institute: string;
  /** 'Decision on your application'. */
  title: string;
  /** Reference of the application: 'IMC-APP-302'. */
  reference: string;
  /** Name, grade, and day of the decision. */
  facts: readonly { readonly label: string; readonly value: string }[];
  /** What was decided, in a sentence. */
  decision: string;
  /** What the committee wrote, with its line breaks. Omitted if nothing. */
  reason?: { readonly label: string; readonly text: string } | undefined;
  /** At the foot. */
  closing: string;
  /** Buttons below the letter, such as Print. They are not printed. */
  actions?: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The committee's decision as a letter (APP-69). Prints on one A4 page. */
export function DecisionLetter({
  grade,
  institute,
  title,
  reference,
  facts,
  decision,
  reason,
  closing,
  actions,
  className,
  ...rest
}: DecisionLetterProps) {
  const titleId = useId();
  return (
    <article {...rest} aria-labelledby={titleId} className={clsx(styles.root, className)}>
      <div className={styles.sheet}>
        <header className={styles.head}>
          <span className={styles.seal} data-scheme="light">
            <GradeSeal grade={grade} size="large" />
          </span>
          <p className={styles.institute}>{institute}</p>
          <h2 id={titleId} className={styles.title}>
            {title} <span className={styles.number}>{reference}</span>
          </h2>
        </header>
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={styles.fact}>
              <dt className={styles.label}>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{decision}</p>
        {reason && (
          <div>
            <h3 className={styles.label}>{reason.label}</h3>
            <p className={letterStyles.reason}>{reason.text}</p>
          </div>
        )}
        <p className={styles.verification}>{closing}</p>
      </div>
      {actions && (
        <div className={styles.actions} data-print="none">
          {actions}
        </div>
      )}
    </article>
  );
}
