import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './page-progress.module.css';

export interface PageProgressProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role' | 'aria-label' | 'style'> {
  /** Accessible name of the line: 'The page is loading'. */
  label: string;
}

/**
 * A thin line at the top of the window while the next page loads. Render it as soon as the navigation is pending: it appears after 150 ms, so
 * that fast navigations show nothing. Under reduced motion it does not move.
 */
export function PageProgress({ label, className, ...rest }: PageProgressProps) {
  return <div {...rest} role="progressbar" aria-label={label} className={clsx(styles.root, className)} />;
}
