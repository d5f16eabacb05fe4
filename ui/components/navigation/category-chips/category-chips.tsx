import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './category-chips.module.css';

export interface CategoryChip {
  key: string;
  label: string;
  /** Path of the list of this category. If omitted, the chip is plain text. */
  to?: string;
}

export interface CategoryChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Accessible name of the list: 'Categories'. */
  label: string;
  /** Categories, in the order shown. */
  items: readonly CategoryChip[];
}

/** Categories of a post or an event. Chips without a link do not look interactive. */
export function CategoryChips({ label, items, className, ...rest }: CategoryChipsProps) {
  return (
    <List {...rest} aria-label={label} className={clsx(styles.root, className)}>
      {items.map(({ key, label, to }) => (
        <li key={key} className={styles.item}>
          {to ? (
            <Link to={to} tone="plain" className={clsx(styles.chip, styles.link)}>
              {label}
            </Link>
          ) : (
            <span className={styles.chip}>{label}</span>
          )}
        </li>
      ))}
    </List>
  );
}
