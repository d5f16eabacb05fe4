import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './cluster.module.css';

export interface ClusterProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Space between the children, in both directions. Default `3` (12 px). */
  space?: Space;
  /** Vertical alignment of the children. Default `center`. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Horizontal alignment of the row. `between` pushes the first and the last child to the edges. Default `start`. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Keeps all children in one row. Default `false`: children that do not fit wrap to the next row. */
  noWrap?: boolean;
  /** Element to render. `ul` and `ol` have no bullets but keep their list semantics. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'header' | 'footer' | 'span' | 'p';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Children side by side with even space, wrapping where they do not fit: buttons, badges, or a heading with its action. */
export function Cluster({
  space: step = '3',
  align = 'center',
  justify = 'start',
  noWrap,
  as: Root = 'div',
  ...rest
}: ClusterProps) {
  return (
    <Root
      {...rootProps(rest, space.space, styles.root)}
      role={rest.role ?? (Root === 'ul' || Root === 'ol' ? 'list' : undefined)}
      data-space={step}
      data-align={align}
      data-justify={justify}
      data-no-wrap={noWrap || undefined}
    />
  );
}
