import { clsx } from 'clsx';
import { type ComponentPropsWithRef, useRef } from 'react';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import { SelectField } from '../../forms/select-field/select-field.tsx';
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

/**
 * Links to the views of a page, drawn like `Tabs`. Each view has its own address. On a phone, a select has the place of more than three,
 * on a tablet of more than five; it follows the link of the chosen view.
 */
export function TabNav({ label, items, current, className, ...rest }: TabNavProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      <SelectField
        label={label}
        labelHidden
        size="small"
        className={styles.select}
        options={items.map(({ key, label, count }) => ({
          value: key,
          label: count === undefined ? label : `${label} (${count})`,
        }))}
        value={current}
        onChange={({ currentTarget: { selectedIndex } }) =>
          list.current?.querySelectorAll('a')[selectedIndex]?.click()
        }
      />
      <List ref={list} className={clsx(tabs.row, styles.row)}>
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
