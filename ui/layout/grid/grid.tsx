import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './grid.module.css';

export interface GridProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /**
   * Most columns at desk width. A phone shows one column, a tablet two at most (three where there are just three
   * cells or `6` is asked for). Default `3`.
   */
  columns?: 2 | 3 | 4 | 5 | 6;
  /** Space between cells. Has no effect on a ruled grid. Default `6` (24 px). */
  space?: Space;
  /**
   * Cells share hairline rules, like a ledger, instead of standing apart. Cells bring their padding, not a border.
   * Default `false`.
   */
  ruled?: boolean;
  /** The element. `ul` and `ol` lose bullets and keep their meaning. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'dl' | 'section';
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

/** Cells of equal width in rows. `ruled` joins them into one sheet with shared rules. */
export function Grid({
  columns = 3,
  space: step = '6',
  ruled,
  as: Root = 'div',
  className,
  ref,
  ...rest
}: GridProps) {
  return (
    <Root
      {...rest}
      ref={ref as Ref<never>}
      role={rest.role ?? (Root === 'ul' || Root === 'ol' ? 'list' : undefined)}
      data-space={step}
      data-columns={columns}
      data-ruled={ruled || undefined}
      className={clsx(space.space, styles.root, className)}
    />
  );
}
