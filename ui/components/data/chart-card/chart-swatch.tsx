import styles from './chart-swatch.module.css';

/** Colours that a chart has; what comes after takes them again, hatched (S-9.7). */
export const chartColourCount = 5;

/** The sign that ties a word to its part of a chart: the stroke of a line, the fill of a share. */
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
