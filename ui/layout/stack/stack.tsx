import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './stack.module.css';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** Space between the children. Default `4` (16 px). */
  space?: Space;
  /** Horizontal alignment of the children. `stretch` fills the width; with the other values children keep their own width. Default `stretch`. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Element to render. `ul` and `ol` have no bullets but keep their list semantics. Default `div`. */
  as?: 'div' | 'section' | 'article' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'form' | 'span';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Children stacked vertically with even space. */
export function Stack({ space: step = '4', align = 'stretch', as: Root = 'div', ...rest }: StackProps) {
  return (
    <Root
      {...rootProps(rest, space.space, styles.root)}
      role={rest.role ?? (Root === 'ul' || Root === 'ol' ? 'list' : undefined)}
      data-space={step}
      data-align={align}
    />
  );
}
