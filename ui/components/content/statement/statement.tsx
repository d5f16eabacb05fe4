import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { rootProps } from '../../../layout/root-props.ts';
import styles from './statement.module.css';

export interface StatementProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** One sentence, or two short ones. */
  children: ReactNode;
  /** Element to render. Use `h2` if the statement is the heading of its section. Default `p`. */
  as?: 'p' | 'h2';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** The main sentence of a page, in large display type across the width of its section. */
export function Statement({ as: Root = 'p', ...rest }: StatementProps) {
  return <Root {...rootProps(rest, styles.root)} />;
}
