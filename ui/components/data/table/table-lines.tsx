import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './table-lines.module.css';

export interface TableLinesProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** The line that counts. */
  main: ReactNode;
  /** The quieter line beneath: a position under a name, a reference under a date. */
  sub?: ReactNode;
  /** Makes the first line strong, as a name is. Default `false`. */
  strong?: boolean;
}

/** Two lines in one cell: what counts, and what goes with it. */
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
