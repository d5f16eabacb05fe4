import { clsx } from 'clsx';
import type { ComponentPropsWithRef } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './spinner.module.css';
import { SpinnerMark } from './spinner-mark.tsx';

export interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children' | 'role' | 'style'> {
  /** What is on its way, in words: 'Loading applications'. Read aloud once when the spinner appears. */
  label: string;
  /** Keeps the words for those who hear the page. Shown beside the mark by default. */
  labelHidden?: boolean;
  /** `small` stands in a line of text, `medium` in a panel, `large` alone on a page. Default `medium`. */
  size?: 'small' | 'medium' | 'large';
}

/** Something is on its way and it is not known how long it takes. Stands still under reduced motion; the words remain. */
export function Spinner({ label, labelHidden = false, size = 'medium', className, ...rest }: SpinnerProps) {
  return (
    <span role="status" data-size={size} className={clsx(styles.root, className)} {...rest}>
      <SpinnerMark />
      {labelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
    </span>
  );
}
