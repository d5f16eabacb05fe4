import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, ChevronRight } from '../../../icons/icons.ts';
import { List } from '../../../layout/list.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './progress-checklist.module.css';

export interface ChecklistItem {
  /** The task: 'Complete Profile'. Must be unique in the list. */
  label: string;
  /** Whether the task is completed. */
  done: boolean;
  /** Path of the page where the task is completed. The full row links there until it is done. */
  to?: string;
  /** Secondary line under the label. */
  help?: ReactNode;
}

export interface ProgressChecklistProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** Tasks, in the order shown. */
  items: readonly ChecklistItem[];
  /** Read after a completed task: 'done'. */
  doneLabel: string;
  /** Read after an open task: 'not done yet'. */
  notDoneLabel: string;
}

/** Checklist of tasks, in which open tasks link to their pages. */
export function ProgressChecklist({
  items,
  doneLabel,
  notDoneLabel,
  className,
  ...rest
}: ProgressChecklistProps) {
  return (
    <List {...rest} className={clsx(styles.root, className)}>
      {items.map(({ label, done, to, help }) => (
        <li key={label} className={styles.item} data-done={done || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {done && <Check />}
          </span>
          <span className={styles.content}>
            {to && !done ? (
              <Link to={to} tone="quiet" className={styles.link}>
                {label}
              </Link>
            ) : (
              label
            )}
            <VisuallyHidden>, {done ? doneLabel : notDoneLabel}</VisuallyHidden>
            {help && <span className={styles.help}>{help}</span>}
          </span>
          {to && !done && <ChevronRight className={styles.chevron} aria-hidden="true" />}
        </li>
      ))}
    </List>
  );
}
