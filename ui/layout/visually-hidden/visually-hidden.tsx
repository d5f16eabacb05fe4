import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render. Default `span`. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers that is not visible. */
export function VisuallyHidden({ as: Root = 'span', className, ref, ...rest }: VisuallyHiddenProps) {
  return <Root {...rest} ref={ref as Ref<never>} className={clsx(styles.root, className)} />;
}
