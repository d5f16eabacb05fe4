import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Search } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Link } from '../../actions/link/link.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import styles from './sidebar-list.module.css';

/** One line of the list. */
export interface SidebarItem {
  /** Tells the lines apart. */
  key: string;
  /** What it leads to, in words; the search looks in here. */
  title: string;
  /** Path it leads to. */
  to: string;
  /** A second line: a date. */
  detail?: string;
  /** Address of a small picture. The title says it all, so it is decoration. */
  image?: string;
}

export interface SidebarListProps
  extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title' | 'children'> {
  /** Heading of the list: 'Recent News'. */
  title: string;
  /** Level of the heading in the outline. Default 2. */
  headingLevel?: 2 | 3;
  /** Name of the search field, for those who listen. */
  searchLabel: string;
  /** What stands in the empty field: 'Search news...'. */
  searchPlaceholder: string;
  /** Name of the field where the page's address holds the words: by it they are found without a script as well. Default: none. */
  searchName?: string;
  /** Words that are searched for at first. Default: none. */
  defaultWords?: string;
  /** Told the words with every change of them. */
  onWords?: (words: string) => void;
  /** The lines, in order. */
  items: readonly SidebarItem[];
  /** Stands in place of a missing picture: 'No Image'. */
  noImageText: string;
  /** Stands in place of the lines where the search finds none, or there are none. */
  emptyText: string;
}

/** A list beside an article, with a field that keeps only the lines whose title holds the words. */
export function SidebarList({
  title,
  headingLevel = 2,
  searchLabel,
  searchPlaceholder,
  searchName,
  defaultWords = '',
  onWords,
  items,
  noImageText,
  emptyText,
  className,
  ...rest
}: SidebarListProps) {
  const heading = useId();
  const [words, setWords] = useState(defaultWords);
  const asked = words.trim().toLocaleLowerCase();
  const found = items.filter((item) => item.title.toLocaleLowerCase().includes(asked));
  return (
    <section {...rest} aria-labelledby={heading} data-ground="sheet" className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <Heading level={headingLevel} size="card" id={heading}>
          {title}
        </Heading>
        <form
          data-alone={searchName === undefined || undefined}
          className={styles.search}
          onSubmit={(event) => event.preventDefault()}
        >
          <TextField
            type="search"
            name={searchName}
            label={searchLabel}
            labelHidden
            placeholder={searchPlaceholder}
            start={<Search aria-hidden />}
            autoComplete="off"
            value={words}
            onChange={({ target }) => {
              setWords(target.value);
              onWords?.(target.value);
            }}
          />
        </form>
      </div>
      {found.length > 0 ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off.
        <ul role="list">
          {found.map((item) => (
            <li key={item.key} className={styles.item}>
              <Link to={item.to} tone="plain" className={styles.link}>
                <span className={styles.picture} aria-hidden="true">
                  {item.image ? (
                    <img src={item.image} alt="" loading="lazy" className={styles.image} />
                  ) : (
                    noImageText
                  )}
                </span>
                <span className={styles.words}>
                  <span className={styles.title}>{item.title}</span>
                  {item.detail && <span className={styles.detail}>{item.detail}</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p role={asked ? 'status' : undefined} className={styles.empty}>
          {emptyText}
        </p>
      )}
    </section>
  );
}
