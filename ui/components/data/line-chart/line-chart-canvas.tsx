import {
  CategoryScale,
  Chart,
  Filler,
  LinearScale,
  LineController,
  LineElement,
  PointElement,
  type Tick,
  Tooltip,
} from 'chart.js';
import { ChartCanvas, chartDefaults, chartTooltip } from '../chart-card/chart-canvas.tsx';
import type { ChartOwnProps } from '../chart-card/chart-figure.tsx';
import type { ChartSeries } from './chart-series.ts';

Chart.register(CategoryScale, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip);

// Distinguish the lines without colour too.
const dashes = [[], [7, 4], [2, 3], [10, 3, 2, 3], [4, 4]];
const points = ['circle', 'rectRot', 'triangle', 'rect', 'star'] as const;

/** Splits a label such as 'Mar 2026' into two lines. Other labels have one line. */
const linesOf = (label: string): string[] => {
  const [, name, year] = /^(.+) (\d{4})$/.exec(label) ?? [];
  return name && year ? [name, year] : [label];
};

/** Removes the year from labels whose neighbour before has the same one. */
function nameYearsOnce(ticks: Pick<Tick, 'label'>[]): void {
  let last: string | undefined;
  for (const tick of ticks) {
    if (!Array.isArray(tick.label)) continue;
    const [name = '', year] = tick.label;
    if (year !== undefined && year === last) tick.label = [name];
    last = year;
  }
}

interface LineChartCanvasProps extends Required<Pick<ChartOwnProps, 'name' | 'labels' | 'format'>> {
  series: readonly ChartSeries[];
}

export function LineChartCanvas({ name, labels, series, format }: LineChartCanvasProps) {
  return (
    <ChartCanvas
      type="line"
      name={name}
      plan={(ink) => ({
        data: {
          labels: [...labels],
          datasets: series.map(({ label, values }, index) => {
            const colour = ink.series[index % ink.series.length] ?? ink.text;
            return {
              label,
              data: [...values],
              borderColor: colour,
              borderWidth: 2,
              borderDash: dashes[index] ?? [],
              pointStyle: points[index] ?? 'circle',
              pointBackgroundColor: index === 0 ? colour : ink.sheet,
              pointBorderColor: colour,
              pointRadius: 3,
              pointHoverRadius: 5,
              pointHoverBackgroundColor: colour,
              fill: index === 0,
              backgroundColor: colour.replace(/^rgb\((.*)\)$/, 'rgba($1, 0.07)'),
            };
          }),
        },
        options: {
          ...chartDefaults(ink),
          interaction: { mode: 'index', intersect: false },
          plugins: {
            tooltip: {
              ...chartTooltip(ink),
              callbacks: { label: ({ dataset, parsed }) => `${dataset.label}: ${format(parsed.y ?? 0)}` },
            },
          },
          scales: {
            x: {
              grid: { display: false },
              border: { color: ink.rule },
              ticks: {
                color: ink.muted,
                font: chartDefaults(ink).font,
                maxRotation: 0,
                autoSkipPadding: 16,
                callback(index) {
                  return linesOf(this.getLabelForValue(Number(index)));
                },
              },
              // Labels that do not fit have been left out by now.
              afterUpdate: ({ ticks }) => nameYearsOnce(ticks),
            },
            y: {
              beginAtZero: true,
              grid: { color: ink.rule },
              border: { display: false },
              ticks: {
                color: ink.muted,
                font: chartDefaults(ink).font,
                precision: 0,
                maxTicksLimit: 6,
                padding: 8,
                callback: (figure) => format(Number(figure)),
              },
            },
          },
        },
      })}
    />
  );
}
