import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip } from 'chart.js';
import { ChartCanvas, chartManner, chartTooltip } from '../chart-card/chart-canvas.tsx';
import type { BarChartProps } from './bar-chart.tsx';

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** A name cut to its share of the chart's width; the table has it whole. */
const shortened = (name: string, width: number, size: number) => {
  const most = Math.max(8, Math.floor((width * 0.42) / (size * 0.56)));
  return name.length > most ? `${name.slice(0, most - 1).trimEnd()}…` : name;
};

/** The drawing of a `BarChart`. */
export function BarChartCanvas({
  name,
  labels,
  values,
  format,
}: Pick<BarChartProps, 'name' | 'labels' | 'values'> & { format: (figure: number) => string }) {
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
              maxBarThickness: 28,
              categoryPercentage: 0.8,
              barPercentage: 0.8,
            },
          ],
        },
        options: {
          ...chartManner(ink),
          indexAxis: 'y',
          layout: {
            padding: { right: Math.max(...values.map((value) => format(value).length), 1) * ink.size },
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
              grid: { display: false },
              border: { color: ink.rule },
              ticks: {
                color: ink.text,
                font: chartManner(ink).font,
                padding: 8,
                callback(index) {
                  return shortened(this.getLabelForValue(Number(index)), this.chart.width, ink.size);
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
                ctx.fillText(format(values[index] ?? 0), bar.x + 8, bar.y);
              });
              ctx.restore();
            },
          },
        ],
      })}
    />
  );
}
