import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { ArrowDown, ArrowUp } from '../../../icons/icons.ts';
import { rootProps } from '../../../layout/root-props.ts';
import { Link } from '../../actions/link/link.tsx';
import { Skeleton } from '../../feedback/skeleton/skeleton.tsx';
import styles from './stat-card.module.css';

export interface StatChange {
  /** Change in percent: 8.4, -3.4, 0. */
  percent: number;
  /** Text after the number, including the percent sign: '% from last month'. */
  text: string;
}

export interface StatCardProps extends Omit<HTMLAttributes<HTMLElement>, 'style' | 'children'> {
  /** What is counted. */
  label: string;
  /** The formatted value: '2,210'. */
  value: ReactNode;
  /**
   * Change since the previous period: with a plus and an arrow for an increase, with a minus and an arrow for
   * a decrease. If omitted, no change is shown.
   */
  change?: StatChange;
  /**
   * Reserves the space while the value is loading. Announce the loading once for all cards, as text next to
   * them. Default `false`.
   */
  loading?: boolean;
  /** Path of the page with the rows behind the figure. The label links to it, and the whole card reacts. Default: no link. */
  to?: string | undefined;
  /** Root element; use `li` in a list. Default `div`. */
  as?: 'div' | 'li';
  /** Ref to the root element. */
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

/** A key figure with its label and its change. Made for a ruled `Grid`; it has no border of its own. */
export function StatCard({
  label,
  value,
  change,
  loading = false,
  to,
  as: Root = 'div',
  ...rest
}: StatCardProps) {
  return (
    <Root {...rootProps(rest, styles.root)} data-ground="sheet">
      <p className={styles.label}>
        {to ? (
          <Link to={to} tone="plain" className={styles.link}>
            {label}
          </Link>
        ) : (
          label
        )}
      </p>
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
