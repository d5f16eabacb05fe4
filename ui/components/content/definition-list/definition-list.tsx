import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './definition-list.module.css';

/** A term and what stands for it. */
export interface Definition {
  /** What is told: 'Postal address'. Tells the lines apart too. */
  term: string;
  /** What it is. */
  description: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** The lines, in the order shown. */
  items: readonly Definition[];
  /** `rows`: term and description side by side on hairlines where there is room. `columns`: description under its term, several in a row. Default `rows`. */
  layout?: 'rows' | 'columns';
}

/** Facts of one thing, to be read: the sections of an application. Short key figures are a `FactList`. */
export function DefinitionList({ items, layout = 'rows', className, ...rest }: DefinitionListProps) {
  return (
    <div className={clsx(styles.frame, className)}>
      <dl {...rest} data-layout={layout} className={styles.root}>
        {items.map(({ term, description }) => (
          <div key={term} className={styles.line}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
