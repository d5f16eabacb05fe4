import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './chart-figures.module.css';

export interface ChartFiguresProps {
  /** What the figures show; the name of the table. */
  name: string;
  /** The heads: first that of the labels, then one for each column of figures. */
  heads: readonly string[];
  /** A label and its figures, written out. */
  rows: readonly { label: string; sign?: ReactNode; figures: readonly string[] }[];
  /** Keeps the heads for those who hear the table. Default `false`. */
  headsHidden?: boolean;
  /** The words that open the table. Without them it stands open. */
  openLabel?: string;
}

/** A chart's figures, to be read. Opened by a click where the drawing alone is enough for most. */
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
        {rows.map(({ label, sign, figures }) => (
          <tr key={label}>
            <th scope="row">
              <span className={styles.label}>
                {sign}
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
