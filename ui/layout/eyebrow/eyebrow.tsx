import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
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
export function Eyebrow({ letters, as: Root = 'p', className, ref, ...rest }: EyebrowProps) {
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      data-letters={letters || undefined}
      className={clsx(styles.root, className)}
    />
  );
}
