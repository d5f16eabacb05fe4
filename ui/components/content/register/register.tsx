import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Eyebrow } from '../../../layout/eyebrow/eyebrow.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './register.module.css';

export interface RegisterEntry {
  key: string;
  /** The name, or the word that the entry is about. */
  name: string;
  /** What the name stands for, above it: 'Treasurer'. */
  term?: string;
  /** Path of the page about it. The name becomes a link. */
  to?: string;
  /** Text, contact details or a link. */
  detail?: ReactNode;
}

export interface RegisterProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Entries, in order. */
  entries: readonly RegisterEntry[];
  /**
   * `columns` sets entries side by side in up to three columns. `lines` sets them below each other, with their details beside them
   * from a tablet on, such as the years of a record. Default `columns`.
   */
  layout?: 'columns' | 'lines';
  /** Level of the names in the document outline. Without it, the names are no headings. */
  headingLevel?: 2 | 3 | 4;
}

/** Names in large type under hairlines, as in a bound register. */
export function Register({ entries, layout = 'columns', headingLevel, className, ...rest }: RegisterProps) {
  return (
    <List {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      {entries.map(({ key, name: text, to, term, detail }) => {
        const name = to ? <Link to={to}>{text}</Link> : text;
        return (
          <li key={key} className={styles.entry}>
            <div className={styles.head}>
              {term && <Eyebrow>{term}</Eyebrow>}
              {headingLevel ? (
                <Heading level={headingLevel} className={styles.name}>
                  {name}
                </Heading>
              ) : (
                <p className={styles.name}>{name}</p>
              )}
            </div>
            {detail && <div className={styles.detail}>{detail}</div>}
          </li>
        );
      })}
    </List>
  );
}
