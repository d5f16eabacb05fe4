import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../actions/link/link.tsx';
import styles from './breadcrumb.module.css';

/** A place on the way to the present page. */
export interface BreadcrumbItem {
  /** Name of the place. */
  label: string;
  /** Path it leads to. */
  to: string;
}

export interface BreadcrumbProps extends Omit<ComponentPropsWithRef<'nav'>, 'style' | 'children'> {
  /** Name of the navigation, for those who listen: 'Where you are'. */
  label: string;
  /** The places above the present page, from the top down. */
  items: readonly BreadcrumbItem[];
  /** Name of the present page. It is no link, is cut where the line ends, and on a phone it is only read: the page's title stands below. */
  current: string;
  /** The line lies on institute blue. Default `false`. */
  onBrand?: boolean;
}

/** The way from the top of the site to the present page, on one line where there is room. */
export function Breadcrumb({ label, items, current, onBrand, className, ...rest }: BreadcrumbProps) {
  return (
    <nav
      {...rest}
      aria-label={label}
      data-ground={onBrand ? 'institute' : undefined}
      className={clsx(styles.root, className)}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list where bullets are off. */}
      <ol role="list" className={styles.items}>
        {items.map((item) => (
          <li key={item.to} className={styles.item}>
            <Link to={item.to} tone="quiet" onBrand={onBrand} className={styles.link}>
              {item.label}
            </Link>
          </li>
        ))}
        <li className={styles.item} aria-current="page">
          {current}
        </li>
      </ol>
    </nav>
  );
}
