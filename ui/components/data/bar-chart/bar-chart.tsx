import { lazy } from 'react';
import { ChartFigure, type ChartOwnProps } from '../chart-card/chart-figure.tsx';
import { ChartFigures } from '../chart-card/chart-figures.tsx';

const BarChartCanvas = lazy(() =>
  import('./bar-chart-canvas.tsx').then((late) => ({ default: late.BarChartCanvas })),
);

export interface BarChartProps extends ChartOwnProps {
  /** One figure for each label, in their order. */
  values: readonly number[];
  /** Head over the figures in the table: 'Applications'. */
  valuesHead: string;
  /** The words that open the table of the figures: 'Show the figures'. */
  figuresLabel: string;
}

/** Things to compare, a dozen at most. The bars lie, so that names can be read, and each ends in its figure. */
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
