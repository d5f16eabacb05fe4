import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, ChevronRight, Clock, Minus } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './progress-checklist.module.css';

export interface ChecklistItem {
  /** The task: 'Complete Profile'. Must be unique in the list. */
  label: string;
  /** `waiting`: the user has done their part. `none`: there is nothing to do. */
  status: 'open' | 'waiting' | 'done' | 'none';
  /** Why it stands at this status, under the label: 'We are checking your proof'. */
  reason: ReactNode;
  /** Path of the page where the task is completed. The full row links there until it is done. */
  to?: string;
}

export interface ProgressChecklistProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Tasks, in the order shown. */
  items: readonly ChecklistItem[];
}

const hasWay = (status: ChecklistItem['status']) => status === 'open' || status === 'waiting';

/** Checklist of tasks, in which open tasks link to their pages. */
export function ProgressChecklist({ items, className, ...rest }: ProgressChecklistProps) {
  return (
    <List {...rest} className={clsx(styles.root, className)}>
      {items.map(({ label, status, reason, to }) => (
        <li key={label} className={styles.item} data-status={status}>
          <span className={styles.mark} aria-hidden="true">
            {status === 'done' && <Check />}
            {status === 'waiting' && <Clock />}
            {status === 'none' && <Minus />}
          </span>
          <span className={styles.content}>
            {hasWay(status) && to ? (
              <Link to={to} tone="quiet" className={styles.link}>
                {label}
              </Link>
            ) : (
              label
            )}
            <span className={styles.reason}>{reason}</span>
          </span>
          {hasWay(status) && to && <ChevronRight className={styles.chevron} aria-hidden="true" />}
        </li>
      ))}
    </List>
  );
}
