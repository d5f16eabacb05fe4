import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { DoughnutChart } from './doughnut-chart.tsx';

const categories = [
  'Student Member',
  'Graduate Member',
  'Associate Member',
  'Full Member',
  'Fellow',
  'Distinguished Fellow',
];

const meta = preview.meta({
  title: 'Elements/Data/Doughnut chart',
  component: DoughnutChart,
  parameters: { alsoCalled: 'pie chart, donut, donut chart' },
  args: {
    name: 'Applications by membership category',
    labelsHead: 'Category',
    labels: categories,
    values: [212, 340, 398, 221, 96, 17],
    valuesHead: 'Applications',
    shareHead: 'Share',
    format: (figure: number) => figure.toLocaleString('en-NG'),
  },
});

export const Playground = meta.story({});

Playground.test('loads lazily; the table has values and percentages', async ({ canvas }) => {
  await expect(await canvas.findByRole('img', { name: 'Applications by membership category' })).toBeVisible();
  await expect(canvas.getByText('1,284')).toBeVisible();
  await expect(canvas.getByRole('row', { name: 'Associate Member 398 31%' })).toBeVisible();
});

/** As many shares as there are colours. A sixth share has the first colour again, hatched. */
export const FiveShares = meta.story({ tags: ['S-9.7'], args: { labels: categories.slice(0, 5) } });

/** A single share of 100 %. */
export const OneShare = meta.story({ args: { values: [0, 0, 12, 0, 0, 0] } });

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="20rem" axes={{ shares: [1, 3, 6, 10], labels: ['short', longName, unbreakable] }}>
      {({ shares, labels }) => (
        <DoughnutChart
          {...args}
          labels={Array.from({ length: shares }, (_, index) =>
            labels === 'short' ? `Share ${index + 1}` : `${index + 1} ${labels}`,
          )}
          values={Array.from({ length: shares }, (_, index) => 12_000 - index * 1_000)}
        />
      )}
    </Combinations>
  ),
});
