import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { GradeHeading } from '../../components/identity/grade-seal/grade-heading.tsx';
import type { Grade } from '../../components/identity/grade-seal/grade-seal-drawings.ts';
import styles from './grade-card.module.css';

/** One line of the fee table. */
export interface FeeRow {
  /** What the fee is for. */
  label: string;
  /** The fee as it is written: `₦5,000`, `none`. */
  value: string;
}

export interface GradeCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Designatory letters; they choose the seal. */
  grade: Grade;
  /** Name of the grade. */
  name: string;
  /** Level of the name in the outline. Default 3. */
  headingLevel?: 2 | 3 | 4;
  /** Fees, one a line. Left out, no fees are shown. */
  fees?: readonly FeeRow[];
  /** The sum, below its rule. */
  total?: FeeRow;
  /** The way on. Say in its name which grade it is for. */
  action?: ReactNode;
  /** What else belongs on the card, between name and fees: requirements, a sentence. */
  children?: ReactNode;
  /** The element: `li` in a list. Default `article`. */
  as?: 'article' | 'li' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** A grade with its seal, letters, name, fees and the way on. Made for a ruled `Grid`; by itself it brings no edge. */
export function GradeCard({
  grade,
  name,
  headingLevel = 3,
  fees,
  total,
  action,
  as: Root = 'article',
  children,
  className,
  ref,
  ...rest
}: GradeCardProps) {
  return (
    <Root {...rest} ref={ref as Ref<never>} data-grade={grade} className={clsx(styles.root, className)}>
      <GradeHeading grade={grade} level={headingLevel}>
        {name}
      </GradeHeading>
      {children}
      {(fees || total) && (
        <dl className={styles.fees}>
          {fees?.map(({ label, value }) => (
            <div key={label} className={styles.row}>
              <dt>{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
          {total && (
            <div className={clsx(styles.row, styles.total)}>
              <dt>{total.label}</dt>
              <dd className={styles.value}>{total.value}</dd>
            </div>
          )}
        </dl>
      )}
      {action && <div className={styles.action}>{action}</div>}
    </Root>
  );
}
