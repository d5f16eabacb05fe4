import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './heading.module.css';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  /** Heading level in the page's outline. Use 1 once, for the page's title. */
  level: 1 | 2 | 3 | 4;
  /** Visual size, independent of the level. Default: `page`, `section`, `card` and `label` for levels 1 to 4. */
  size?: 'hero' | 'page' | 'section' | 'card' | 'label';
  /** Text alignment. Default `start`. */
  align?: 'start' | 'center';
  /** Ref to the root element. */
  ref?: Ref<HTMLHeadingElement>;
}

const defaultSize = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const;

/** A heading. `level` sets its place in the outline, `size` its appearance. */
export function Heading({
  level,
  size = defaultSize[level],
  align = 'start',
  className,
  ...rest
}: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} data-size={size} data-align={align} className={clsx(styles.root, className)} />;
}
