import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import styles from './eyebrow.module.css';

export interface EyebrowProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Adds letter spacing, for capitals such as a grade or a reference. Default `false`. */
  letters?: boolean;
  /** Element to render. Default `p`. */
  as?: 'p' | 'span' | 'div';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Designatory letters, or a few words above a heading. Write letters in capitals; the text is not transformed. */
export function Eyebrow({ letters, as: Root = 'p', ...rest }: EyebrowProps) {
  return <Root {...rootProps(rest, styles.root)} data-letters={letters || undefined} />;
}
