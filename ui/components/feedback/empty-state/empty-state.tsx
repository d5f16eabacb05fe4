import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './empty-state.module.css';

export interface EmptyStateProps extends Omit<ComponentPropsWithRef<'div'>, 'style' | 'title' | 'children'> {
  /** What is not there, in a few words. */
  title?: ReactNode;
  /** Why nothing is there and what brings something: 'No applications found. Click the button above …'. */
  text: ReactNode;
  /** The button or link that brings something. */
  action?: ReactNode;
  /** A drawing over the words, most often one `Tile`. Says nothing of its own. */
  art?: ReactNode;
}

/** Nothing is there, and that is in order: a new list, a search without a find. What failed is an `ErrorState`. */
export function EmptyState({ title, text, action, art, className, ...rest }: EmptyStateProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        <p className={styles.text}>{text}</p>
      </div>
      {action}
    </div>
  );
}
