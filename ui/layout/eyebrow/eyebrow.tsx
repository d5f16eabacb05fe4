import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './eyebrow.module.css';

export interface EyebrowProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** The element. Default `p`. */
  as?: 'p' | 'span' | 'div';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

/** Designatory letters, or the few spaced words above a heading. Write letters in capitals: nothing is transformed. */
export function Eyebrow({ as: Root = 'p', className, ref, ...rest }: EyebrowProps) {
  return <Root {...rest} ref={ref as Ref<never>} className={clsx(styles.root, className)} />;
}
