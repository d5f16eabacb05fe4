import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './divider.module.css';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'style' | 'children'> {
  /** `hairline` separates, `strong` closes (as under a table head), `brass` is the short bar that opens something. Default `hairline`. */
  weight?: 'hairline' | 'strong' | 'brass';
  /** Ref to the root element. */
  ref?: Ref<HTMLHRElement>;
}

/** A rule between two things that belong apart. */
export function Divider({ weight = 'hairline', className, ...rest }: DividerProps) {
  return <hr {...rest} data-weight={weight} className={clsx(styles.root, className)} />;
}
