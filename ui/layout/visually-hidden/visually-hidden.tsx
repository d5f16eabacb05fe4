import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import styles from './visually-hidden.module.css';

export interface VisuallyHiddenProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Element to render. Default `span`. */
  as?: 'span' | 'div' | 'h1' | 'h2' | 'h3' | 'p' | 'caption';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Text for screen readers that is not visible. */
export function VisuallyHidden({ as: Root = 'span', ...rest }: VisuallyHiddenProps) {
  return <Root {...rootProps(rest, styles.root)} />;
}
