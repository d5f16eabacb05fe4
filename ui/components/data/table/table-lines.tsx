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
  /**
   * In a wide table, keeps each line on one line and cuts it off with an ellipsis, so that all rows have the
   * same height. Texts get a tooltip. Default `false`: long lines wrap.
   */
  oneLine?: boolean;
  /**
   * Where a list has no room for its columns, the secondary detail of its `status` has a line of its own. Default `false`.
   */
  apart?: boolean;
}

/** Returns the tooltip of a line that may be cut off. */
const tooltipOf = (line: ReactNode, oneLine: boolean) =>
  oneLine && typeof line === 'string' ? line : undefined;

/** Two lines in one cell: a value and a secondary detail. */
export function TableLines({
  main,
  sub,
  strong = false,
  oneLine = false,
  apart = false,
  className,
  ...rest
}: TableLinesProps) {
  return (
    <div
      {...rest}
      data-table-lines={sub ? '2' : '1'}
      data-strong={strong || undefined}
      data-one-line={oneLine || undefined}
      data-apart={apart || undefined}
      className={clsx(styles.root, className)}
    >
      <div className={styles.main} title={tooltipOf(main, oneLine)}>
        {main}
      </div>
      {sub && (
        <div className={styles.sub} title={tooltipOf(sub, oneLine)}>
          {sub}
        </div>
      )}
    </div>
  );
}
