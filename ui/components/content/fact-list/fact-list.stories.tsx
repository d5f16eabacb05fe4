import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { StatusBadge } from '../../data/status-badge/status-badge.tsx';
import { FactList, type FactListProps } from './fact-list.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Fact list',
  component: FactList,
  parameters: { alsoCalled: 'key facts, price list' },
  args: {
    items: [
      { label: 'Application Status', value: <StatusBadge kind="application" status="pending" /> },
      { label: 'Member ID', value: '#1042' },
      { label: 'Payment Status', value: <StatusBadge kind="payment" status="completed" /> },
    ],
  },
});

export const Playground = meta.story({});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      cell="100%"
      axes={{
        layout: propValues<FactListProps['layout']>('FactList', 'layout'),
        note: [undefined, 'since 14 November 2026'],
      }}
    >
      {({ layout, note }) => (
        <FactList
          layout={layout}
          items={[
            { label: 'Name', value: longName, note },
            { label: 'Email', value: unbreakable, note },
            { label: 'Member ID', value: '#1042', note },
          ]}
        />
      )}
    </Combinations>
  ),
});
