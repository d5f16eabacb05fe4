import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { BarChart } from '../bar-chart/bar-chart.tsx';
import { ChartCard } from './chart-card.tsx';

const chart = (
  <BarChart
    name="Applications by marketer"
    labelsHead="Marketer"
    labels={['Ada Obi', 'Ibrahim Kabir', 'Ngozi Eze']}
    values={[188, 121, 96]}
    valuesHead="Applications"
    figuresLabel="Show the figures"
  />
);

const meta = preview.meta({
  title: 'Elements/Data/Chart card',
  component: ChartCard,
  parameters: { alsoCalled: 'graph, chart, diagram' },
  args: { title: 'Marketing Performance', note: 'Applications by marketer', children: chart },
  argTypes: { children: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

/** The space is reserved while the values are loading. */
export const Loading = meta.story({ args: { loading: true } });

/** No values: a text instead. */
export const Empty = meta.story({
  args: { empty: <EmptyState text="No application has come through a marketer yet." /> },
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="20rem"
      axes={{ state: ['chart', 'loading', 'empty'], title: ['Marketing Performance', longName, unbreakable] }}
    >
      {({ state, title }) => (
        <ChartCard
          title={`${title}, ${state}`}
          note={title}
          loading={state === 'loading'}
          empty={state === 'empty' && <EmptyState text="Nothing yet." />}
        >
          {chart}
        </ChartCard>
      )}
    </Combinations>
  ),
});
