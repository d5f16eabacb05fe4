import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './table-lines.module.css';

export interface TableLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** First line. */
  main: ReactNode;
  /** Secondary line: a position under a name, a reference under a date. */
  sub?: ReactNode;
  /** Makes the first line bold, for names. Default `false`. */
  strong?: boolean;
}

/** Two lines in one cell: a value and a secondary detail. */
export function TableLines({ main, sub, strong = false, className, ...rest }: TableLinesProps) {
  return (
    <div
      {...rest}
      data-table-lines=""
      data-strong={strong || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.main}>{main}</div>
      {sub && <div className={styles.sub}>{sub}</div>}
    </div>
  );
}
