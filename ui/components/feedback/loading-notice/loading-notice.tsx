import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import styles from './loading-notice.module.css';

export interface LoadingNoticeProps extends Omit<ComponentPropsWithRef<'p'>, 'children' | 'role' | 'style'> {
  /** What is said: 'Loading...'. Read aloud once when the notice appears. */
  label: string;
}

/**
 * Says that the next page is on its way, over the page that is still shown: below the bar, wherever one has scrolled to. Show it once a page has
 * been waited for long enough to be noticed, and take it away when the page is there.
 */
export function LoadingNotice({ label, className, ...rest }: LoadingNoticeProps) {
  return (
    <p {...rest} role="status" className={clsx(styles.root, className)}>
      {label}
    </p>
  );
}
