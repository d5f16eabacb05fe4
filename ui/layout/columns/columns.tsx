import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './columns.module.css';

export interface ColumnsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /**
   * How the two children share the width from 768 px on: `even` and `lead` (a heading next to its text) give each six of the page's twelve
   * columns, `sidebar-end` gives the second a narrow fixed column, `sidebar-start` gives the first three columns. The heading of `lead` and the
   * sidebar of `sidebar-end` are sticky. Default `even`.
   */
  split?: 'even' | 'lead' | 'sidebar-end' | 'sidebar-start';
  /** Space between the children. Default `8` (32 px). */
  space?: Space;
  /** Vertical alignment of the children when side by side. Default `start`. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Two children side by side from 768 px on, stacked below that width. */
export function Columns({
  split = 'even',
  space: step = '8',
  align = 'start',
  className,
  ...rest
}: ColumnsProps) {
  return (
    <div
      {...rest}
      data-space={step}
      data-split={split}
      data-align={align}
      className={clsx(space.space, styles.root, className)}
    />
  );
}
