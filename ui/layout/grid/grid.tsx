import type { HTMLAttributes, Ref } from 'react';
import { rootProps } from '../root-props.ts';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './grid.module.css';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /**
   * Maximum number of columns on desktop. A phone shows one column, a tablet at most two (three if there are exactly three cells or with
   * `6`). Default `3`.
   */
  columns?: 2 | 3 | 4 | 5 | 6;
  /** Space between cells. Has no effect on a ruled grid. Default `6` (24 px). */
  space?: Space;
  /**
   * Separates the cells by shared hairline rules instead of space, like a ledger. Cells need padding but no border. Default `false`.
   */
  ruled?: boolean;
  /** Element to render. `ul` and `ol` have no bullets but keep their list semantics. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Rows of cells of equal width. `ruled` joins them into one sheet with shared rules. */
export function Grid({ columns = 3, space: step = '6', ruled, as: Root = 'div', ...rest }: GridProps) {
  return (
    <Root
      {...rootProps(rest, space.space, styles.root)}
      role={rest.role ?? (Root === 'ul' || Root === 'ol' ? 'list' : undefined)}
      data-space={step}
      data-columns={columns}
      data-ruled={ruled || undefined}
    />
  );
}
