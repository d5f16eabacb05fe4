import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './stat-strip.module.css';

/** One figure and what it counts. */
export interface Stat {
  /** The figure: `1979`, `40+`, or an element that counts up to it. */
  figure: ReactNode;
  /** What it counts. */
  label: string;
}

export interface StatStripProps extends Omit<HTMLAttributes<HTMLDListElement>, 'style' | 'children'> {
  /** Two to four figures. */
  stats: readonly Stat[];
  /** Ref to the root element. */
  ref?: Ref<HTMLDListElement>;
}

/** Figures on deep blue, between hairlines: four in a row on a desk, two by two on a phone. */
export function StatStrip({ stats, className, ...rest }: StatStripProps) {
  return (
    <dl
      {...rest}
      data-ground="institute-deep"
      data-count={stats.length}
      className={clsx(styles.root, className)}
    >
      {stats.map(({ figure, label }) => (
        <div key={label} className={styles.stat}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.figure}>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
