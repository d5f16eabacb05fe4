import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode, Ref } from 'react';
import styles from './stat-strip.module.css';

export interface Stat {
  /** Figure: `1979`, `40+`, or an element that counts up to it. */
  figure: ReactNode;
  label: string;
}

export interface StatStripProps extends Omit<HTMLAttributes<HTMLDListElement>, 'style' | 'children'> {
  /** Figures to show, two to four. */
  stats: readonly Stat[];
  /** Ref to the root element. */
  ref?: Ref<HTMLDListElement>;
}

/** Figures on deep blue, separated by hairlines: four in a row on desktop, two by two on a phone. */
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
