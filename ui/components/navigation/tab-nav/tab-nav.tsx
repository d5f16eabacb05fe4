import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useEffect, useRef } from 'react';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import tabs from '../tabs/tabs.module.css';
import styles from './tab-nav.module.css';

/** A link to one view of a page. */
export interface TabNavItem {
  /** Unique key of the view. */
  key: string;
  /** Name of the view: 'Failed'. */
  label: string;
  /** Path and query of the view. */
  to: string;
  /** Formatted number of entries in the view, after its name: '1,204'. Default: none. */
  count?: string | undefined;
}

export interface TabNavProps extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children'> {
  /** Accessible name of the navigation: 'Emails by state'. */
  label: string;
  /** Views, in the order shown. */
  items: readonly TabNavItem[];
  /** Key of the view that is shown. */
  current: string;
}

/** Links to the views of a page, drawn like `Tabs`. Each view has its own address. On a phone they are one line that scrolls sideways. */
export function TabNav({ label, items, current, className, ...rest }: TabNavProps) {
  const row = useRef<HTMLUListElement>(null);
  // On a phone the line scrolls: the current view is in sight, also after the line got another width.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after the current view has changed.
  useEffect(() => {
    const list = row.current;
    if (!list) return;
    const observer = new ResizeObserver(() => {
      const tab = list.querySelector('[aria-current]')?.getBoundingClientRect();
      if (!tab) return;
      const line = list.getBoundingClientRect();
      list.scrollBy({ left: Math.max(0, tab.right - line.right) + Math.min(0, tab.left - line.left) });
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [current]);
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      <List ref={row} className={clsx(tabs.row, styles.row)}>
        {items.map(({ key, label, to, count }) => (
          <li key={key} className={styles.item}>
            <Link
              to={to}
              tone="plain"
              aria-current={key === current ? 'page' : undefined}
              data-empty={count === '0' || undefined}
              className={clsx(tabs.tab, styles.link)}
            >
              {label}
              {/* A translated page keeps an old text; with the key, a new count is a new element. */}
              {count !== undefined && (
                <span key={count} className={styles.count}>
                  {' '}
                  {count}
                </span>
              )}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
}
