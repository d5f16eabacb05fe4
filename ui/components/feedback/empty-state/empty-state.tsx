import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** What is missing, in a few words. */
  title?: ReactNode;
  /** Why there is nothing, and how to change that: 'No applications found. Click the button above …'. */
  text: ReactNode;
  /** Button or link that adds something. */
  action?: ReactNode;
  /** Decoration above the text, usually a `Tile`. Hidden from screen readers. */
  art?: ReactNode;
}

/**
 * Placeholder for content that is empty as expected, such as a new list or a search without results. For a
 * failure use `ErrorState`.
 */
export function EmptyState({ title, text, action, art, className, ...rest }: EmptyStateProps) {
  return (
    <div data-empty-state="" {...rest} className={clsx(styles.root, className)}>
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <div className={styles.content}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </div>
  );
}
