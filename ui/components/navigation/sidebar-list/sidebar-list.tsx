import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useId, useState } from 'react';
import { Search } from '../../../icons/icons.ts';
import { Heading } from '../../../layout/heading/heading.tsx';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import { PostCover } from '../../content/post-cover/post-cover.tsx';
import { TextField } from '../../forms/text-field/text-field.tsx';
import styles from './sidebar-list.module.css';

export interface SidebarItem {
  /** Unique key of the entry. */
  key: string;
  /** Title of the entry, and the text that the search matches. */
  title: string;
  /** Path of the linked page. */
  to: string;
  /** Second line, such as a date. */
  detail?: string;
  /** URL of a thumbnail. It is decorative: the title describes the entry. */
  image?: string;
}

export interface SidebarListProps
  extends Omit<ComponentPropsWithRef<'section'>, 'style' | 'title' | 'children'> {
  /** Heading of the list: 'Recent News'. */
  title: string;
  /** Level of the heading in the document outline. Default 2. */
  headingLevel?: 2 | 3;
  /** Accessible name of the search field. */
  searchLabel: string;
  /** Placeholder of the search field: 'Search news...'. */
  searchPlaceholder: string;
  /**
   * Name of the search field, if the page's URL contains the search text. Then the search works without
   * scripts too. Default: none.
   */
  searchName?: string;
  /** Initial search text. Default: none. */
  defaultWords?: string;
  /** Called with the search text whenever it changes. */
  onWords?: (text: string) => void;
  /** Entries, in the order shown. */
  items: readonly SidebarItem[];
  /** After the detail of an entry whose picture is missing and replaced by a cover of tiles: 'No Image'. */
  noImageText: string;
  /** Shown when there are no entries or none match the search. */
  emptyText: string;
}

/** A list next to an article, with a search field that filters the entries by their title. */
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
  const [text, setText] = useState(defaultWords);
  const query = text.trim().toLocaleLowerCase();
  const matching = items.filter((item) => item.title.toLocaleLowerCase().includes(query));
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
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              onWords?.(target.value);
            }}
          />
        </form>
      </div>
      {matching.length > 0 ? (
        <List className={styles.items}>
          {matching.map((item) => (
            <li key={item.key} className={styles.item}>
              <Link to={item.to} tone="plain" className={styles.link}>
                <span className={styles.picture} aria-hidden="true">
                  {item.image ? (
                    <img src={item.image} alt="" loading="lazy" className={styles.image} />
                  ) : (
                    <PostCover seed={item.title} />
                  )}
                </span>
                <span className={styles.content}>
                  <span className={styles.title}>{item.title}</span>
                  <span className={styles.detail}>
                    {item.detail}
                    {!item.image && (
                      <span aria-hidden="true">
                        {item.detail && ' · '}
                        <span>{noImageText}</span>
                      </span>
                    )}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </List>
      ) : (
        <p role={query ? 'status' : undefined} className={styles.empty}>
          {emptyText}
        </p>
      )}
    </section>
  );
}
