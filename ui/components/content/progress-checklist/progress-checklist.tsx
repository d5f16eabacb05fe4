import { clsx } from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Check, ChevronRight } from '../../../icons/icons.ts';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { Link } from '../../actions/link/link.tsx';
import styles from './progress-checklist.module.css';

/** One thing to do. */
export interface ChecklistItem {
  /** What is to be done: 'Complete Profile'. Tells the lines apart too. */
  label: string;
  /** It is done. */
  done: boolean;
  /** Where it is done. The whole line leads there while it is not done. */
  to?: string;
  /** A quieter second line. */
  help?: ReactNode;
}

export interface ProgressChecklistProps extends Omit<ComponentPropsWithRef<'ul'>, 'style' | 'children'> {
  /** What is to be done, in the order shown. */
  items: readonly ChecklistItem[];
  /** Read behind what is done: 'done'. */
  doneLabel: string;
  /** Read behind what is not: 'not done yet'. */
  notDoneLabel: string;
}

/** What is done and what is still to do, each leading to its place. */
export function ProgressChecklist({
  items,
  doneLabel,
  notDoneLabel,
  className,
  ...rest
}: ProgressChecklistProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list whose marks are taken off.
    <ul role="list" {...rest} className={clsx(styles.root, className)}>
      {items.map(({ label, done, to, help }) => (
        <li key={label} className={styles.item} data-done={done || undefined}>
          <span className={styles.mark} aria-hidden="true">
            {done && <Check />}
          </span>
          <span className={styles.words}>
            {to && !done ? (
              <Link to={to} tone="quiet" className={styles.way}>
                {label}
              </Link>
            ) : (
              label
            )}
            <VisuallyHidden>, {done ? doneLabel : notDoneLabel}</VisuallyHidden>
            {help && <span className={styles.help}>{help}</span>}
          </span>
          {to && !done && <ChevronRight className={styles.onward} aria-hidden="true" />}
        </li>
      ))}
    </ul>
  );
}
