import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './loading-notice.module.css';

export interface LoadingNoticeProps extends Omit<ComponentPropsWithRef<'p'>, 'children' | 'role' | 'style'> {
  /** Text, announced once when the notice appears: 'Loading...'. */
  label: string;
}

/**
 * Says that the next page is loading, above the page that is still shown: fixed under the navigation bar at
 * any scroll position. Show it once loading takes long enough to be noticed, and remove it when the page has
 * loaded.
 */
export function LoadingNotice({ label, className, ...rest }: LoadingNoticeProps) {
  return (
    <p {...rest} role="status" className={clsx(styles.root, className)}>
      {label}
    </p>
  );
}
