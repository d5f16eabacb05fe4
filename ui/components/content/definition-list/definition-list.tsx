import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './definition-list.module.css';

/** A term and its description. */
export interface Definition {
  /** The term: 'Postal address'. Must be unique in the list. */
  term: string;
  description: ReactNode;
}

export interface DefinitionListProps extends Omit<ComponentPropsWithRef<'dl'>, 'style' | 'children'> {
  /** Entries, in the order shown. */
  items: readonly Definition[];
  /**
   * `rows`: term and description side by side if there is room, separated by hairlines. `columns`:
   * descriptions under their terms, several per row. Default `rows`.
   */
  layout?: 'rows' | 'columns';
}

/** Facts about one subject, such as the sections of an application. For a few short key facts use `FactList`. */
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
