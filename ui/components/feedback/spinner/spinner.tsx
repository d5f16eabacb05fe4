import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';
import { SpinnerMark } from './spinner-mark.tsx';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'style'> {
  /** What is loading: 'Loading applications'. Announced once when the spinner appears. */
  label: string;
  /** Hides the label visually; screen readers still announce it. Default `false`. */
  labelHidden?: boolean;
  /** `small` for a line of text, `medium` for a panel, `large` alone on a page. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/**
 * Shows that something is loading and that the duration is unknown. Not animated under reduced motion; the
 * text stays.
 */
export function Spinner({ label, labelHidden = false, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span role="status" data-size={size} className={clsx(styles.root, className)} {...rest}>
      <SpinnerMark />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
    </span>
  );
}
