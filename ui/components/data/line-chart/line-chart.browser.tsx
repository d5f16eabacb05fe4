import { Chart } from 'chart.js';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@imc/ui/styles.css';
import { LineChart } from './line-chart.tsx';

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'];
const year = (index: number) => (index < 7 ? 2025 : 2026);

/** Draws a chart in a container of this width and returns the labels of its axis. */
async function labelsAt(width: number, labels: readonly string[]) {
  container.style.inlineSize = `${width}px`;
  flushSync(() =>
    root.render(
      <LineChart
        name="Applications per month"
        labelsHead="Month"
        labels={labels}
        series={[{ label: 'Applications', values: labels.map((_, index) => index) }]}
        figuresLabel="Show the figures"
      />,
    ),
  );
  return vi.waitFor(
    () => {
      const canvas = container.querySelector('canvas');
      const ticks = canvas && Chart.getChart(canvas)?.scales.x?.ticks;
      if (!ticks?.length) throw new Error('The chart is not drawn.');
      return ticks.map(({ label }) => [label ?? ''].flat().join(' '));
    },
    { timeout: 10_000 },
  );
}

test.each([266, 320, 700, 1000])('at %d px the axis names each year once, where it begins', async (width) => {
  const all = months.map((month, index) => `${month} ${year(index)}`);
  const shown = await labelsAt(width, all);
  expect(shown[0]).toBe('Jun 2025');
  expect(shown.filter((label) => label.includes('2025'))).toHaveLength(1);
  expect(shown.filter((label) => label.includes('2026'))).toHaveLength(1);
  for (const label of shown) expect(all.some((full) => full.startsWith(label))).toBe(true);
});

test('labels without a year are shown as they are', async () => {
  expect(await labelsAt(700, ['Lagos', 'Port Harcourt', 'Kano'])).toEqual(['Lagos', 'Port Harcourt', 'Kano']);
});
