import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ArrowDown, ArrowUp } from '../../../icons/icons.ts';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './stat-card.module.css';

/** How a figure has changed. */
export interface StatChange {
  /** The change in percent: 8.4, -3.4, 0. */
  percent: number;
  /** What follows the number, with its sign: '% from last month'. */
  text: string;
}

export interface StatCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** What is counted. */
  label: string;
  /** The figure as it is written: '2,210'. */
  value: ReactNode;
  /** Against the time before: with a plus and an arrow where it rose, a minus and an arrow where it fell. Left out, nothing is said of it. */
  change?: StatChange;
  /** The figure is on its way: its place is held. Tell of it in words beside the cards, once for all of them. Default `false`. */
  loading?: boolean;
  /** The element: `li` in a list. Default `div`. */
  as?: 'div' | 'li';
  /** The real element. */
  ref?: Ref<HTMLElement>;
}

function Change({ percent, text }: StatChange) {
  const Arrow = percent > 0 ? ArrowUp : ArrowDown;
  return (
    <p
      className={styles.change}
      data-tone={percent === 0 ? undefined : percent > 0 ? 'positive' : 'negative'}
    >
      {percent !== 0 && <Arrow aria-hidden="true" className={styles.arrow} />}
      {`${percent > 0 ? '+' : ''}${percent}${text}`}
    </p>
  );
}

/** One figure that people look at, what it counts and how it has changed. Made for a ruled `Grid`; by itself it brings no edge. */
export function StatCard({
  label,
  value,
  change,
  loading = false,
  as: Root = 'div',
  className,
  ref,
  ...rest
}: StatCardProps) {
  return (
    <Root {...rest} ref={ref as Ref<never>} data-ground="sheet" className={clsx(styles.root, className)}>
      <p className={styles.label}>{label}</p>
      {loading ? (
        <Skeleton className={styles.value} />
      ) : (
        <>
          <p className={styles.value}>{value}</p>
          {change && <Change {...change} />}
        </>
      )}
    </Root>
  );
}
