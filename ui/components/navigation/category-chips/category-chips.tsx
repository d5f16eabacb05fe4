import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../actions/link/link.tsx';
import styles from './category-chips.module.css';

/** One category. */
export interface CategoryChip {
  /** Tells the chips apart. */
  key: string;
  /** Name of the category. */
  label: string;
  /** Path of what else is in it. Left out, the chip only names it. */
  to?: string;
}

export interface CategoryChipsProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Name of the list, for those who listen: 'Categories'. */
  label: string;
  /** The categories, in order. */
  items: readonly CategoryChip[];
}

/** What a post or an event is about. Chips that lead nowhere are no buttons and don't look like them. */
export function CategoryChips({ label, items, className, ...rest }: CategoryChipsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
    <ul role="list" {...rest} aria-label={label} className={clsx(styles.root, className)}>
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
    </ul>
  );
}
