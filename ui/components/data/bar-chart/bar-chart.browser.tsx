import { Chart } from 'chart.js';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import '@imc/ui/styles.css';
import { BarChart } from './bar-chart.tsx';

const names = [
  'Ada Obi',
  'Oluwafunmilayo Adeniyi-Olatunbosun',
  'WILHELMINA MMADUABUCHUKWU',
  'Ngozi Eze',
  'Ibrahim Kabir',
];

/** As many as the dashboard shows. */
const tenNames = [...names, ...names.map((name) => `${name} II`)];

/** Texts of the last drawing, each with its box in CSS pixels relative to the canvas. */
const drawn = new Map<string, { left: number; right: number; top: number; bottom: number }>();

let container: HTMLElement;
let root: Root;

beforeEach(() => {
  drawn.clear();
  const { clearRect, fillText } = CanvasRenderingContext2D.prototype;
  vi.spyOn(CanvasRenderingContext2D.prototype, 'clearRect').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...box
  ) {
    drawn.clear();
    clearRect.apply(this, box);
  });
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function (
    this: CanvasRenderingContext2D,
    ...args
  ) {
    const [text, x, y] = args;
    const {
      actualBoundingBoxLeft,
      actualBoundingBoxRight,
      actualBoundingBoxAscent,
      actualBoundingBoxDescent,
    } = this.measureText(text);
    const { a: ratio, e, f } = this.getTransform();
    const [left, top] = [x + e / ratio, y + f / ratio];
    drawn.set(text, {
      left: left - actualBoundingBoxLeft,
      right: left + actualBoundingBoxRight,
      top: top - actualBoundingBoxAscent,
      bottom: top + actualBoundingBoxDescent,
    });
    fillText.apply(this, args);
  });
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
  vi.restoreAllMocks();
});

/** Renders the chart in a container of this width and waits until its texts are drawn. */
async function draw(
  width: number,
  values: readonly number[] = [1188, 121, 96, 40, 0],
  labels: readonly string[] = names,
) {
  container.style.inlineSize = `${width}px`;
  flushSync(() =>
    root.render(
      <BarChart
        name="Applications by marketer"
        labelsHead="Marketer"
        labels={labels}
        values={values}
        valuesHead="Applications"
        figuresLabel="Show the figures"
      />,
    ),
  );
  await vi.waitFor(
    () => {
      expect(container.querySelector('canvas')?.getBoundingClientRect().width).toBe(width);
      expect([...drawn.keys()]).toContain(String(values[0]));
    },
    { timeout: 10_000 },
  );
  return Chart.getChart(container.querySelector('canvas') as HTMLCanvasElement) as Chart<'bar'>;
}

test.each([266, 320, 480, 700, 1000])('the edge of a chart %d px wide cuts off no text', async (width) => {
  await draw(width);
  for (const [text, { left, right }] of drawn) {
    expect(left, text).toBeGreaterThanOrEqual(0);
    expect(right, text).toBeLessThanOrEqual(width);
  }
});

test('the edge does not cut off a value with a single digit', async () => {
  const chart = await draw(440, [3, 2, 1, 1, 0]);
  // Wait until the longest bar has grown to its full length.
  const missing = () => chart.chartArea.right - (chart.getDatasetMeta(0).data[0]?.x ?? 0);
  await expect.poll(missing).toBeCloseTo(0, 0);
  expect(drawn.get('3')?.right).toBeLessThanOrEqual(chart.width);
});

/** The widths of the chart in the dashboard: on a phone of 360 px, beside the doughnut at 768 px, and between. */
test.each([
  [266, names],
  [278, tenNames],
  [287, tenNames],
  [320, names],
])('at %d px the full names are above their bars', async (width, names) => {
  const chart = await draw(
    width,
    names.map((_, index) => 1188 - index * 100),
    names,
  );
  const bars = chart.getDatasetMeta(0).data as unknown as { y: number; height: number }[];
  const boxes = names.map((name) => drawn.get(name));
  expect(boxes.filter((box) => box === undefined)).toEqual([]);
  for (const [index, name] of names.entries()) {
    const [box, bar, above] = [drawn.get(name), bars[index], bars[index - 1]];
    if (!box || !bar) throw new Error(`${name} is not drawn.`);
    expect(box.bottom, name).toBeLessThanOrEqual(bar.y - bar.height / 2);
    if (above) expect(box.top, name).toBeGreaterThanOrEqual(above.y + above.height / 2);
  }
});
