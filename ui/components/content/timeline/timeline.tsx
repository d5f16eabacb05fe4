import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

/** Whether something has happened, goes on now, or is still to come. */
export type TimelineState = 'done' | 'current' | 'ahead';

/** One thing that happened or will. */
export interface TimelineItem {
  /** Tells the lines apart. */
  key: string;
  /** What: 'Payment confirmed'. */
  title: ReactNode;
  /** When, and what goes with it. */
  detail?: ReactNode;
  /** Filled brass when done, a brass ring now, an empty ring when still to come. */
  state: TimelineState;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'style' | 'children'> {
  /** The line, in the order shown. */
  items: readonly TimelineItem[];
  /** Read behind each title, since the ring alone says it otherwise: `{ done: 'done', current: 'now', ahead: 'still to come' }`. */
  stateLabels: Record<TimelineState, string>;
}

/** What happened and what happens next, along a line. */
export function Timeline({ items, stateLabels, className, ...rest }: TimelineProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose marks are taken off.
    <ol role="list" {...rest} className={clsx(styles.root, className)}>
      {items.map(({ key, title, detail, state }) => (
        <li key={key} className={styles.item} data-state={state}>
          <p className={styles.title}>
            {title}
            <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </li>
      ))}
    </ol>
  );
}
