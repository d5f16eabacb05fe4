import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import styles from './heading.module.css';

export interface HeadingProps extends Omit<HTMLAttributes<HTMLHeadingElement>, 'style'> {
  /** Place in the outline of the page: 1 is the page's own title, once. */
  level: 1 | 2 | 3 | 4;
  /** How large it looks, whatever its level: `hero`, `page`, `section`, `card` or `label`. Default: what usually goes with the level. */
  size?: 'hero' | 'page' | 'section' | 'card' | 'label';
  /** Where the lines stand. Default `start`. */
  align?: 'start' | 'center';
  /** Ref to the root element. */
  ref?: Ref<HTMLHeadingElement>;
}

const usualSize = { 1: 'page', 2: 'section', 3: 'card', 4: 'label' } as const;

/** A heading. Level is for the outline, size is for the eye; neither follows from the other. */
export function Heading({
  level,
  size = usualSize[level],
  align = 'start',
  className,
  ...rest
}: HeadingProps) {
  const Root = `h${level}` as const;
  return <Root {...rest} data-size={size} data-align={align} className={clsx(styles.root, className)} />;
}
