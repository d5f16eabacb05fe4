import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { Check, Clock, X } from '../../../icons/icons.ts';
import styles from './status-badge.module.css';
import { type StatusKind, type StatusTone, statusTone } from './status-tone.ts';

export interface StatusBadgeProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'style'> {
  /** Whose status it is: decides which words are green or red. */
  kind: StatusKind;
  /** The status as the server spells it: `approved`, `completed` … Nothing, or an unknown word, is yellow. Default `pending`. */
  status?: string | null;
  /** The word shown. Default: the status itself with a capital letter. */
  label?: string;
}

const signs: Record<StatusTone, typeof Check> = { positive: Check, negative: X, waiting: Clock };

/** How far something is: a colour, a sign and a word, always together. */
export function StatusBadge({ kind, status, label, className, ...rest }: StatusBadgeProps) {
  const known = status || 'pending';
  const tone = statusTone(kind, known);
  const Sign = signs[tone];
  return (
    <span {...rest} data-tone={tone} className={clsx(styles.root, className)}>
      <Sign aria-hidden="true" />
      <span className={styles.word}>{label ?? known}</span>
    </span>
  );
}
