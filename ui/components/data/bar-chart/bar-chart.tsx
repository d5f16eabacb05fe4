import { lazyPart } from '../../../lazy-part.ts';
import { ChartFigure, type ChartOwnProps } from '../chart-card/chart-figure.tsx';
import { ChartFigures } from '../chart-card/chart-figures.tsx';

const BarChartCanvas = lazyPart(() => import('./bar-chart-canvas.tsx').then((late) => late.BarChartCanvas));

export interface BarChartProps extends ChartOwnProps {
  /** Values, one per label, in the same order. */
  values: readonly number[];
  /** Column header of the values in the table: 'Applications'. */
  valuesHead: string;
  /** Text that opens the table of values: 'Show the figures'. */
  figuresLabel: string;
}

/**
 * Compares up to a dozen values. The bars are horizontal, so that the labels are readable, and each ends with
 * its value.
 */
export function BarChart({
  name,
  labelsHead,
  labels,
  values,
  valuesHead,
  figuresLabel,
  format = String,
  ...rest
}: BarChartProps) {
  return (
    <ChartFigure
      {...rest}
      layout="stacked"
      drawing={<BarChartCanvas {...{ name, labels, values, format }} />}
      figures={
        <ChartFigures
          name={name}
          openLabel={figuresLabel}
          heads={[labelsHead, valuesHead]}
          rows={labels.map((label, index) => ({ label, figures: [format(values[index] ?? 0)] }))}
        />
      }
    />
  );
}
