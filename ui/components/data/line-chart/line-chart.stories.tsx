import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, unbreakable } from '../../../stories/combinations.tsx';
import { LineChart } from './line-chart.tsx';

const months = ['Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May'].map(
  (month, index) => `${month} ${index < 7 ? 2025 : 2026}`,
);
const applications = [58, 72, 69, 88, 93, 75, 64, 81, 77, 102, 96, 108];
const approvals = [51, 60, 66, 71, 80, 77, 58, 70, 71, 88, 95, 91];

const meta = preview.meta({
  title: 'Elements/Data/Line chart',
  component: LineChart,
  parameters: { alsoCalled: 'line graph, trend, time series' },
  args: {
    name: 'Applications and approvals per month',
    labelsHead: 'Month',
    labels: months,
    series: [
      { label: 'Applications', values: applications },
      { label: 'Approvals', values: approvals },
    ],
    figuresLabel: 'Show the figures',
  },
});

export const Playground = meta.story({});

Playground.test('loads lazily and shows its values in a table', async ({ canvas, userEvent }) => {
  await expect(
    await canvas.findByRole('img', { name: 'Applications and approvals per month' }),
  ).toBeVisible();
  await userEvent.click(canvas.getByText('Show the figures'));
  await expect(canvas.getByRole('row', { name: 'Mar 2026 102 88' })).toBeVisible();
});

/** A single line. The filled area under it emphasizes the trend. */
export const OneLine = meta.story({ args: { series: [{ label: 'Applications', values: applications }] } });

/** Only zeros. A `ChartCard` with `empty` is a better choice. */
export const OnlyZeros = meta.story({
  args: { series: [{ label: 'Applications', values: months.map(() => 0) }] },
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="20rem" axes={{ lines: [1, 2, 5], labels: ['months', 'unbreakable'] }}>
      {({ lines, labels }) => (
        <LineChart
          {...args}
          labels={labels === 'months' ? months : months.map((_, index) => `${index} ${unbreakable}`)}
          series={Array.from({ length: lines }, (_, line) => ({
            label: ['Applications', 'Approvals', 'Rejections', 'Drafts', unbreakable][line] ?? '',
            values: applications.map((value) => Math.round(value / (line + 1))),
          }))}
        />
      )}
    </Combinations>
  ),
});
