import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './fact-list.module.css';

/** One key fact. */
export interface Fact {
  /** What it is: 'Application Status'. Tells the facts apart too. */
  label: string;
  /** How it stands: a figure, a word, a `StatusBadge`. */
  value: ReactNode;
  /** A quieter line under the value, where there is room for one: 'since 14 November'. */
  note?: ReactNode;
}

export interface FactListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** The facts, in the order shown. */
  items: readonly Fact[];
  /** `rows` stay one below the other at any width; `spread` stand side by side where there is room. Default `rows`. */
  layout?: 'rows' | 'spread';
}

/** A few key facts on one sheet: label on one side, value on the other. Longer facts are a `DefinitionList`, figures that people look at `StatCard`s. */
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
