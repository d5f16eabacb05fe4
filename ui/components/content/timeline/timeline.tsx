import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { List } from '../../../layout/list.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './timeline.module.css';

/** Whether an event has happened, is in progress or is still to come. */
export type TimelineState = 'done' | 'current' | 'ahead';

export interface TimelineItem {
  /** Unique key of the event. */
  key: string;
  /** The event: 'Payment confirmed'. */
  title: ReactNode;
  /** When it happens, and further details. */
  detail?: ReactNode;
  /** `done` has a green dot, `current` a brass one with a halo, `ahead` an empty ring. */
  state: TimelineState;
  /** `failure`: the dot is red with a cross. `waiting`: an empty brass ring, since others work on it. The detail must say it, too. Default: by the state. */
  tone?: 'failure' | 'waiting' | undefined;
}

export interface TimelineProps extends Omit<ComponentPropsWithRef<'ol'>, 'style' | 'children'> {
  /** Events, in the order shown. */
  items: readonly TimelineItem[];
  /**
   * Read after each title, since otherwise only the dot shows the state: `{ done: 'done', current: 'now',
   * ahead: 'still to come' }`.
   */
  stateLabels: Record<TimelineState, string>;
  /** `row` sets up to four events with short texts side by side, also on a phone. Default `column`. */
  layout?: 'column' | 'row';
}

/** Past and future events along a line. */
export function Timeline({ items, stateLabels, layout = 'column', className, ...rest }: TimelineProps) {
  return (
    <List as="ol" {...rest} data-layout={layout} className={clsx(styles.root, className)}>
      {items.map(({ key, title, detail, state, tone }) => (
        <li key={key} className={styles.item} data-state={state} data-tone={tone}>
          <p className={styles.title}>
            {title}
            <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
          </p>
          {detail && <p className={styles.detail}>{detail}</p>}
        </li>
      ))}
    </List>
  );
}
