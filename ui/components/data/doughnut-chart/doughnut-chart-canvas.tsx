import { ArcElement, Chart, DoughnutController, Tooltip } from 'chart.js';
import { ChartCanvas, chartDefaults, chartTooltip } from '../chart-card/chart-canvas.tsx';
import type { ChartOwnProps } from '../chart-card/chart-figure.tsx';

Chart.register(ArcElement, DoughnutController, Tooltip);

/** Returns a hatched pattern of the colour, or the colour itself if the browser supports no patterns. */
function hatched(colour: string, ground: string): CanvasPattern | string {
  const size = 6;
  const tile = document.createElement('canvas');
  tile.width = size;
  tile.height = size;
  const context = tile.getContext('2d');
  if (!context) return colour;
  context.fillStyle = ground;
  context.fillRect(0, 0, size, size);
  context.strokeStyle = colour;
  context.lineWidth = 2;
  context.beginPath();
  for (const shift of [-size, 0, size]) {
    context.moveTo(shift - 1, size + 1);
    context.lineTo(shift + size + 1, -1);
  }
  context.stroke();
  return context.createPattern(tile, 'repeat') ?? colour;
}

interface DoughnutChartCanvasProps extends Required<Pick<ChartOwnProps, 'name' | 'labels' | 'format'>> {
  values: readonly number[];
}

export function DoughnutChartCanvas({ name, labels, values, format }: DoughnutChartCanvasProps) {
  return (
    <ChartCanvas
      type="doughnut"
      name={name}
      plan={(ink) => {
        const fills = labels.map((_, index) => {
          const colour = ink.series[index % ink.series.length] ?? ink.text;
          return index < ink.series.length ? colour : hatched(colour, ink.sheet);
        });
        return {
          data: {
            labels: [...labels],
            datasets: [
              {
                data: [...values],
                backgroundColor: fills,
                hoverBackgroundColor: fills,
                borderColor: ink.sheet,
                hoverBorderColor: ink.sheet,
                borderWidth: 2,
                hoverOffset: 6,
              },
            ],
          },
          options: {
            ...chartDefaults(ink),
            cutout: '66%',
            layout: { padding: 8 },
            plugins: {
              tooltip: {
                ...chartTooltip(ink),
                callbacks: { title: () => '', label: ({ label, parsed }) => `${label}: ${format(parsed)}` },
              },
            },
          },
        };
      }}
    />
  );
}
