import type { ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import { useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import styles from './chart-canvas.module.css';
import { type ChartInk, useChartInk } from './chart-ink.ts';

/** Data and options for Chart.js. */
export interface ChartPlan<Type extends ChartType> {
  readonly data: ChartData<Type>;
  readonly options: ChartOptions<Type>;
  readonly plugins?: Plugin<Type>[];
}

export interface ChartCanvasProps<Type extends ChartType> {
  /** Chart type. It must be registered with Chart.js. */
  type: Type;
  /** Accessible name of the chart. */
  name: string;
  /** Returns data and options for the colours of the current scheme. */
  plan: (ink: ChartInk) => ChartPlan<Type>;
}

/**
 * Returns the options that all charts share: fill the container, a short entrance animation, and the text
 * colour and font.
 */
export const chartDefaults = (ink: ChartInk) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation:
    ink.duration > 0 ? ({ duration: ink.duration, easing: 'easeOutQuart' } as const) : (false as const),
  color: ink.text,
  font: { family: ink.family, size: ink.size },
});

/** Returns the tooltip options that all charts share. */
export const chartTooltip = (ink: ChartInk) => ({
  backgroundColor: ink.text,
  titleColor: ink.sheet,
  bodyColor: ink.sheet,
  titleFont: { family: ink.family, size: ink.size, weight: 600 },
  bodyFont: { family: ink.family, size: ink.size },
  cornerRadius: 3,
  padding: 10,
  boxPadding: 6,
  displayColors: false,
});

/** Canvas of a chart. It loads lazily together with Chart.js, so nothing in the main bundle may import it. */
export function ChartCanvas<Type extends ChartType>({ type, name, plan }: ChartCanvasProps<Type>) {
  const container = useRef<HTMLDivElement>(null);
  const ink = useChartInk(container);
  return (
    <div ref={container} className={styles.root}>
      {ink && <Chart type={type} role="img" aria-label={name} {...plan(ink)} />}
    </div>
  );
}
