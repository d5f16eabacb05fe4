import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './fee-list.module.css';

export interface FeeRow {
  label: string;
  /** Formatted fee: `₦5,000` or `none`. */
  value: string;
}

export interface FeeListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** Fees, one per line. */
  fees?: readonly FeeRow[];
  /** Total, below a rule. */
  total?: FeeRow;
}

/** Fees of a grade, one per line, with their total below a rule. */
export function FeeList({ fees, total, className, ...rest }: FeeListProps) {
  return (
    <dl {...rest} className={clsx(styles.root, className)}>
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
  );
}
