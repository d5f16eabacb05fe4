import { lazy } from 'react';
import { ChartFigure, type ChartOwnProps } from '../chart-card/chart-figure.tsx';
import { ChartFigures } from '../chart-card/chart-figures.tsx';
import { ChartSwatch } from '../chart-card/chart-swatch.tsx';
import styles from './doughnut-chart.module.css';

const DoughnutChartCanvas = lazy(() =>
  import('./doughnut-chart-canvas.tsx').then((late) => ({ default: late.DoughnutChartCanvas })),
);

export interface DoughnutChartProps extends ChartOwnProps {
  /** One figure for each label, in their order. */
  values: readonly number[];
  /** Head over the figures in the table: 'Applications'. Stands in the middle as well, under their sum. */
  valuesHead: string;
  /** Head over the shares of the whole, for those who hear the table: 'Share'. */
  shareHead: string;
}

/** How a whole divides. Five colours, then the same ones hatched; the table beside it is the legend, with figures and shares. */
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
            sign: <ChartSwatch shape="fill" index={index} />,
            figures: [format(values[index] ?? 0), share(values[index] ?? 0)],
          }))}
        />
      }
    />
  );
}
