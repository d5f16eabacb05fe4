import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { BarChart } from './bar-chart.tsx';

const meta = preview.meta({
  title: 'Elements/Data/Bar chart',
  component: BarChart,
  parameters: { alsoCalled: 'bar graph, column chart, histogram' },
  args: {
    name: 'Applications by marketer',
    labelsHead: 'Marketer',
    labels: ['Ada Obi', 'Ibrahim Kabir', 'Ngozi Eze', 'Halima Danjuma', 'Oluwafunmilayo Adeniyi-Olatunbosun'],
    values: [188, 121, 96, 40, 0],
    valuesHead: 'Applications',
    figuresLabel: 'Show the figures',
  },
});

export const Playground = meta.story({});

Playground.test('loads lazily and shows its values in a table', async ({ canvas, userEvent }) => {
  await expect(await canvas.findByRole('img', { name: 'Applications by marketer' })).toBeVisible();
  await userEvent.click(canvas.getByText('Show the figures'));
  await expect(canvas.getByRole('row', { name: 'Ibrahim Kabir 121' })).toBeVisible();
});

/** Close to the maximum that can be compared at a glance. */
export const TenBars = meta.story({
  args: {
    labels: Array.from({ length: 10 }, (_, index) => `Marketer ${index + 1}`),
    values: Array.from({ length: 10 }, (_, index) => 200 - index * 17),
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations cell="20rem" axes={{ bars: [1, 3, 10], labels: ['short', longName, unbreakable] }}>
      {({ bars, labels }) => (
        <BarChart
          {...args}
          labels={Array.from({ length: bars }, (_, index) =>
            labels === 'short' ? `Bar ${index + 1}` : `${index + 1} ${labels}`,
          )}
          values={Array.from({ length: bars }, (_, index) => 1_000 - index * 100)}
        />
      )}
    </Combinations>
  ),
});
