import type { ChartData, ChartOptions, ChartType, Plugin } from 'chart.js';
import { useRef } from 'react';
import { Chart } from 'react-chartjs-2';
import styles from './chart-canvas.module.css';
import { type ChartInk, useChartInk } from './chart-ink.ts';

/** What the engine is asked to draw. */
export interface ChartPlan<Type extends ChartType> {
  readonly data: ChartData<Type>;
  readonly options: ChartOptions<Type>;
  readonly plugins?: Plugin<Type>[];
}

export interface ChartCanvasProps<Type extends ChartType> {
  /** The kind of chart, already registered with the engine. */
  type: Type;
  /** What it shows, in words. */
  name: string;
  /** Plans the drawing with the ink of the present scheme. */
  plan: (ink: ChartInk) => ChartPlan<Type>;
}

/** How every chart behaves: as large as its place, no legend on the canvas, quiet arrival, the house's label beside the pointer. */
export const chartManner = (ink: ChartInk) => ({
  responsive: true,
  maintainAspectRatio: false,
  animation:
    ink.duration > 0 ? ({ duration: ink.duration, easing: 'easeOutQuart' } as const) : (false as const),
  color: ink.text,
  font: { family: ink.family, size: ink.size },
});

/** The label beside the pointer. */
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

/** The canvas of a chart. Comes late, with the engine; nothing that is loaded at once may import it. */
export function ChartCanvas<Type extends ChartType>({ type, name, plan }: ChartCanvasProps<Type>) {
  const place = useRef<HTMLDivElement>(null);
  const ink = useChartInk(place);
  return (
    <div ref={place} className={styles.root}>
      {ink && <Chart type={type} role="img" aria-label={name} {...plan(ink)} />}
    </div>
  );
}
