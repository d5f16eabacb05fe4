import styles from './chart-swatch.module.css';

/** Number of chart colours. Further series reuse them, hatched (S-9.7). */
export const chartColourCount = 5;

/** Legend symbol of a series: the stroke of a line or the fill of a share. */
export function ChartSwatch({ index, shape }: { index: number; shape: 'line' | 'fill' }) {
  return (
    <span
      aria-hidden="true"
      data-shape={shape}
      data-colour={(index % chartColourCount) + 1}
      data-dashed={(shape === 'line' && index > 0) || undefined}
      data-hatched={(shape === 'fill' && index >= chartColourCount) || undefined}
      className={styles.root}
    />
  );
}
