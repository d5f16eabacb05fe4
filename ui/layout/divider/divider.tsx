import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './divider.module.css';

export interface DividerProps extends Omit<HTMLAttributes<HTMLHRElement>, 'style' | 'children'> {
  /** Weight of the rule: `hairline` separates, `strong` ends a part (as below a table header), `brass` is a short bar that starts one. Default `hairline`. */
  weight?: 'hairline' | 'strong' | 'brass';
  /** Ref to the root element. */
  ref?: Ref<HTMLHRElement>;
}

/** A horizontal rule between two pieces of content. */
export function Divider({ weight = 'hairline', className, ...rest }: DividerProps) {
  return <hr {...rest} data-weight={weight} className={clsx(styles.root, className)} />;
}
