import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './chart-figures.module.css';

export interface ChartFiguresProps {
  /** Accessible name of the table. */
  name: string;
  /** Column headers: first the one of the labels, then one per column of values. */
  heads: readonly string[];
  /** Rows: a label and its formatted values. */
  rows: readonly { label: string; icon?: ReactNode; figures: readonly string[] }[];
  /** Hides the column headers visually. Default `false`. */
  headsHidden?: boolean;
  /** Text that opens the table. If omitted, the table is always open. */
  openLabel?: string;
}

/** Table of a chart's values. It can be collapsed where the drawing is enough for most users. */
export function ChartFigures({ name, heads, rows, headsHidden = false, openLabel }: ChartFiguresProps) {
  const table = (
    <table className={styles.table}>
      <VisuallyHidden as="caption">{name}</VisuallyHidden>
      <thead data-hidden={headsHidden || undefined}>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {headsHidden ? <VisuallyHidden>{head}</VisuallyHidden> : head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, icon, figures }) => (
          <tr key={label}>
            <th scope="row">
              <span className={styles.label}>
                {icon}
                <span>{label}</span>
              </span>
            </th>
            {figures.map((figure, column) => (
              <td key={heads[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  if (!openLabel) return table;
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{openLabel}</summary>
      {table}
    </details>
  );
}
