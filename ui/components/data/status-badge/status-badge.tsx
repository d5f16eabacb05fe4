import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Check, Clock, Minus, X } from '../../../icons/icons.ts';
import styles from './status-badge.module.css';
import { type StatusKind, type StatusTone, statusTone } from './status-tone.ts';

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** What the status is of: an application, a payment, a mail or a membership; determines which statuses are green or red. */
  kind: StatusKind;
  /**
   * Status as spelled by the server: `approved`, `completed` … Missing and unknown statuses are yellow.
   * Default `pending`.
   */
  status?: string | null;
  /** Text shown. Default: the status, capitalized. */
  label?: string;
}

const icons: Record<StatusTone, typeof Check> = {
  positive: Check,
  negative: X,
  waiting: Clock,
  ended: Minus,
};

/** Status as a colour, an icon and a word, always together. */
export function StatusBadge({ kind, status, label, className, ...rest }: StatusBadgeProps) {
  const known = status || 'pending';
  const tone = statusTone(kind, known);
  const Icon = icons[tone];
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Icon aria-hidden="true" />
      <span className={styles.word}>{label ?? known}</span>
    </span>
  );
}
