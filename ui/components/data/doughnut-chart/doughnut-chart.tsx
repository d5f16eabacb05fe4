import { lazyPart } from '../../../lazy-part.ts';
import { ChartFigure, type ChartOwnProps } from '../chart-card/chart-figure.tsx';
import { ChartFigures } from '../chart-card/chart-figures.tsx';
import { ChartSwatch } from '../chart-card/chart-swatch.tsx';
import styles from './doughnut-chart.module.css';

const DoughnutChartCanvas = lazyPart(() =>
  import('./doughnut-chart-canvas.tsx').then((late) => late.DoughnutChartCanvas),
);

export interface DoughnutChartProps extends ChartOwnProps {
  /** Values, one per label, in the same order. */
  values: readonly number[];
  /**
   * Column header of the values in the table: 'Applications'. It is also shown in the centre, under their
   * sum.
   */
  valuesHead: string;
  /** Visually hidden column header of the percentages: 'Share'. */
  shareHead: string;
}

/**
 * Shows the parts of a whole. After five colours the same ones repeat, hatched. The table next to it is the
 * legend, with values and percentages.
 */
export function DoughnutChart({
  name,
  labelsHead,
  labels,
  values,
  valuesHead,
  shareHead,
  format = String,
  ...rest
}: DoughnutChartProps) {
  const sum = labels.reduce((total, _, index) => total + (values[index] ?? 0), 0);
  const share = (value: number) => `${sum === 0 ? 0 : Math.round((value / sum) * 100)}%`;
  return (
    <ChartFigure
      {...rest}
      layout="beside"
      drawing={<DoughnutChartCanvas {...{ name, labels, values, format }} />}
      centre={
        <>
          <span className={styles.sum}>{format(sum)}</span>
          <span className={styles.unit}>{valuesHead}</span>
        </>
      }
      figures={
        <ChartFigures
          name={name}
          headsHidden
          heads={[labelsHead, valuesHead, shareHead]}
          rows={labels.map((label, index) => ({
            label,
            icon: <ChartSwatch shape="fill" index={index} />,
            figures: [format(values[index] ?? 0), share(values[index] ?? 0)],
          }))}
        />
      }
    />
  );
}
