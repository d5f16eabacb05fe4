import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { ChartCanvas, chartDefaults, chartTooltip } from '../chart-card/chart-canvas.tsx';
import type { ChartOwnProps } from '../chart-card/chart-figure.tsx';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** Chart width in px under which a label is above its bar instead of before it. */
const narrowWidth = 560;

/** Pixels between the end of a bar and its value. */
const figureGap = 8;

/** Pixels between the start of the canvas and the axis where labels are above their bars. */
const axisGap = 8;

const isNarrow = (chart: Chart) => chart.width < narrowWidth;

/**
 * Makes an option depend on the size of the chart. Chart.js calls every option that is a function, but its
 * types allow a function for some only.
 */
const scriptable = <Value,>(choose: (chart: Chart) => Value) =>
  (({ chart }: { chart: Chart }) => choose(chart)) as unknown as Value;

/**
 * Height of a bar with its label above it: about a quarter of the space per bar, so that the label of a dozen
 * is nearer to its own bar than to the one above.
 */
const narrowBarThickness = (chart: Chart, bars: number) =>
  Math.min(12, (chart.height / Math.max(bars, 1)) * 0.26);

/** Pixels between a label and its bar, in a chart with the labels above the bars: as much as the other bars leave. */
const labelGap = (chart: Chart, bars: number, size: number) => {
  const free = chart.height / Math.max(bars, 1) - narrowBarThickness(chart, bars) - size;
  return Math.max(1, Math.min(6, free / 6));
};

/** Truncates a name to the available width. The table has the full name. */
function truncated(name: string, maxWidth: number, measure: (text: string) => number): string {
  if (measure(name) <= maxWidth) return name;
  let length = name.length - 1;
  while (length > 1 && measure(`${name.slice(0, length).trimEnd()}…`) > maxWidth) length -= 1;
  return `${name.slice(0, length).trimEnd()}…`;
}

interface BarChartCanvasProps extends Required<Pick<ChartOwnProps, 'name' | 'labels' | 'format'>> {
  values: readonly number[];
}

export function BarChartCanvas({ name, labels, values, format }: BarChartCanvasProps) {
  return (
    <ChartCanvas
      type="bar"
      name={name}
      plan={(ink) => ({
        data: {
          labels: [...labels],
          datasets: [
            {
              data: [...values],
              backgroundColor: ink.series[0] ?? ink.text,
              hoverBackgroundColor: ink.series[2] ?? ink.text,
              maxBarThickness: scriptable((chart) =>
                isNarrow(chart) ? narrowBarThickness(chart, values.length) : 28,
              ),
              categoryPercentage: 0.8,
              barPercentage: 0.8,
            },
          ],
        },
        options: {
          ...chartDefaults(ink),
          indexAxis: 'y',
          layout: {
            padding: scriptable((chart) => ({
              top: isNarrow(chart) ? ink.size : 0,
              right: figureGap + Math.max(...values.map((value) => format(value).length), 1) * ink.size,
            })),
          },
          plugins: {
            tooltip: {
              ...chartTooltip(ink),
              callbacks: {
                title: () => '',
                label: ({ label, parsed }) => `${label}: ${format(parsed.x ?? 0)}`,
              },
            },
          },
          scales: {
            x: { display: false, beginAtZero: true },
            y: {
              grid: { display: false, tickLength: axisGap },
              // Labels above the bars start at their edge.
              border: { color: ink.rule, display: scriptable((chart) => !isNarrow(chart)) },
              ticks: {
                color: ink.text,
                font: chartDefaults(ink).font,
                autoSkip: false,
                mirror: scriptable(isNarrow),
                padding: scriptable((chart) => (isNarrow(chart) ? 0 : 8)),
                labelOffset: scriptable((chart) =>
                  isNarrow(chart)
                    ? -(narrowBarThickness(chart, values.length) + ink.size) / 2 -
                      labelGap(chart, values.length, ink.size)
                    : 0,
                ),
                callback(index) {
                  const { chart } = this;
                  chart.ctx.font = `${ink.size}px ${ink.family}`;
                  return truncated(
                    this.getLabelForValue(Number(index)),
                    isNarrow(chart) ? chart.width - axisGap : chart.width * 0.42,
                    (text) => chart.ctx.measureText(text).width,
                  );
                },
              },
            },
          },
        },
        plugins: [
          {
            id: 'figures',
            afterDatasetsDraw(chart) {
              const { ctx } = chart;
              ctx.save();
              ctx.font = `600 ${ink.size}px ${ink.family}`;
              ctx.fillStyle = ink.text;
              ctx.textBaseline = 'middle';
              chart.getDatasetMeta(0).data.forEach((bar, index) => {
                ctx.fillText(format(values[index] ?? 0), bar.x + figureGap, bar.y);
              });
              ctx.restore();
            },
          },
        ],
      })}
    />
  );
}
