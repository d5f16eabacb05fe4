import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './breadcrumb.module.css';

/** A level above the current page. */
export interface BreadcrumbItem {
  /** Name of the page. */
  label: string;
  /** Path of the page. */
  to: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children'> {
  /** Accessible name of the navigation: 'Where you are'. */
  label: string;
  /** Pages above the current one, from the top down. */
  items: readonly BreadcrumbItem[];
  /**
   * Name of the current page. It is not a link. It is cut off if the line is too short, and visually hidden
   * on phones and tablets, since the page title follows.
   */
  current: string;
  /** Ground that it stands on. Default `page`. */
  ground?: 'page' | 'institute';
}

/** Path from the home page to the current page, on one line if there is room. */
export function Breadcrumb({ label, items, current, ground = 'page', className, ...rest }: BreadcrumbProps) {
  return (
    <nav
      data-print="none"
      {...rest}
      aria-label={label}
      data-ground={ground === 'institute' ? ground : undefined}
      className={clsx(styles.root, className)}
    >
      <List as="ol" className={styles.items}>
        {items.map((item) => (
          <li key={item.to} className={styles.item}>
            <Link to={item.to} tone="quiet" ground={ground} className={styles.link}>
              {item.label}
            </Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </List>
    </nav>
  );
}
