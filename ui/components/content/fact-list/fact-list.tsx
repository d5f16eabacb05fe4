import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  /** Label of the fact: 'Application Status'. Must be unique in the list. */
  label: string;
  /** Its value: a number, a word, a `StatusBadge`. */
  value: ReactNode;
  /** Secondary line under the value: 'since 14 November'. */
  note?: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** Facts, in the order shown. */
  items: readonly Fact[];
  /** `rows` always stacks the facts. `spread` puts them side by side if there is room. Default `rows`. */
  layout?: 'rows' | 'spread';
}

/**
 * A few key facts in a box: label on one side, value on the other. For longer facts use `DefinitionList`, for
 * prominent figures `StatCard`.
 */
export function FactList({ items, layout = 'rows', className, ...rest }: FactListProps) {
  return (
    <div className={clsx(styles.frame, className)}>
      <dl {...rest} data-layout={layout} className={styles.root}>
        {items.map(({ label, value, note }) => (
          <div key={label} className={styles.fact}>
            <dt className={styles.label}>{label}</dt>
            <dd className={styles.value}>{value}</dd>
            {note && <dd className={styles.note}>{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}
