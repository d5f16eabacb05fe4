import { lazyPart } from '../../../lazy-part.ts';
import { ChartFigure, type ChartOwnProps } from '../chart-card/chart-figure.tsx';
import { ChartFigures } from '../chart-card/chart-figures.tsx';
import { ChartSwatch } from '../chart-card/chart-swatch.tsx';
import type { ChartSeries } from './chart-series.ts';
import styles from './line-chart.module.css';

const LineChartCanvas = lazyPart(() =>
  import('./line-chart-canvas.tsx').then((late) => late.LineChartCanvas),
);

export interface LineChartProps extends ChartOwnProps {
  /** Lines of the chart, the most important first. At most five. */
  series: readonly ChartSeries[];
  /** Text that opens the table of values: 'Show the figures'. */
  figuresLabel: string;
}

/** Shows changes over time. For the parts of a whole use `DoughnutChart`, for comparisons `BarChart`. */
export function LineChart({
  name,
  labelsHead,
  labels,
  series,
  figuresLabel,
  format = String,
  ...rest
}: LineChartProps) {
  return (
    <ChartFigure
      {...rest}
      layout="stacked"
      legend={
        <ul className={styles.legend} aria-hidden="true">
          {series.map(({ label }, index) => (
            <li key={label} className={styles.entry}>
              <ChartSwatch shape="line" index={index} />
              {label}
            </li>
          ))}
        </ul>
      }
      drawing={<LineChartCanvas {...{ name, labels, series, format }} />}
      figures={
        <ChartFigures
          name={name}
          openLabel={figuresLabel}
          heads={[labelsHead, ...series.map(({ label }) => label)]}
          rows={labels.map((label, row) => ({
            label,
            figures: series.map(({ values }) => format(values[row] ?? 0)),
          }))}
        />
      }
    />
  );
}
