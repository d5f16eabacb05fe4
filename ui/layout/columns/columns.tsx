import { clsx } from 'clsx';
import type { HTMLAttributes, Ref } from 'react';
import space from '../space.module.css';
import type { Space } from '../space.ts';
import styles from './columns.module.css';

export interface ColumnsProps extends Omit<HTMLAttributes<HTMLDivElement>, 'style'> {
  /**
   * How the two children share the width at desk width: `even`; `lead` gives the first a little less (a heading beside its
   * text); `sidebar-end` and `sidebar-start` give the second or first a narrow fixed column. A heading and a sidebar at the end stay
   * in sight while what stands beside them is read. Default `even`.
   */
  split?: 'even' | 'lead' | 'sidebar-end' | 'sidebar-start';
  /** Space between the two. Default `8` (32 px). */
  space?: Space;
  /** How the two line up when side by side. Default `start`. */
  align?: 'start' | 'center' | 'end' | 'stretch';
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

/** Two children side by side from 768 px on, one below the other before that. */
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
