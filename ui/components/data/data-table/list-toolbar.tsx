import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './list-toolbar.module.css';

export interface ListToolbarProps extends Omit<ComponentPropsWithRef<'div'>, 'style'> {
  /** The search field, then the filters. */
  children: ReactNode;
  /** Buttons for the complete list. Default: none. */
  end?: ReactNode;
  /** Number of rows. Default: none. */
  count?: ReactNode;
}

/** The line over a list: fields that find rows, and at its end what belongs to all of them. `DataTable` has one already. */
export const ListToolbar = ({ children, end, count, className, ...rest }: ListToolbarProps) => (
  <div data-print="none" {...rest} className={clsx(styles.root, className)}>
    {children}
    {end && <div className={styles.end}>{end}</div>}
    {count && <div className={styles.count}>{count}</div>}
  </div>
);
