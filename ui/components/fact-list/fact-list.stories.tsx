import preview from '../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../stories/combinations.tsx';
import { StatusBadge } from '../status-badge/status-badge.tsx';
import { FactList } from './fact-list.tsx';

const meta = preview.meta({
  title: 'Elements/FactList',
  component: FactList,
  args: {
    items: [
      { label: 'Application Status', value: <StatusBadge kind="application" status="pending" /> },
      { label: 'Member ID', value: '#1042' },
      { label: 'Payment Status', value: <StatusBadge kind="payment" status="completed" /> },
    ],
  },
});

export const Playground = meta.story({});

/** Side by side where there is room; rows on a phone. */
export const Spread = meta.story({ args: { layout: 'spread' } });

/** The figures of the administration. */
export const Figures = meta.story({
  args: {
    layout: 'spread',
    figures: true,
    items: [
      { label: 'Total Applications', value: '2,210', note: '+8.4% from last month', noteTone: 'positive' },
      { label: 'Pending Applications', value: '143' },
      { label: 'Approved Applications', value: '1,902', note: '+5.1% from last month', noteTone: 'positive' },
      { label: 'Rejected Applications', value: '165', note: '0% from last month' },
      { label: 'Total Marketers', value: '28', note: '-3.4% from last month', noteTone: 'negative' },
    ],
  },
});

export const Fees = meta.story({
  args: {
    items: [
      { label: 'Annual Membership Fee', value: '₦10,000' },
      { label: 'Induction Fee', value: '₦25,000', note: 'one-time' },
    ],
  },
});

export const Matrix = meta.story({
  tags: ['!autodocs'],
  render: () => (
    <Combinations
      cell="100%"
      axes={{
        layout: ['rows', 'spread'],
        figures: [false, true],
        note: [undefined, 'since 14 November 2026'],
        noteTone: [undefined, 'positive', 'negative'],
      }}
    >
      {({ layout, figures, note, noteTone }) =>
        noteTone && !note ? null : (
          <FactList
            layout={layout}
            figures={figures}
            items={[
              { label: 'Name', value: longName, note, noteTone },
              { label: 'Email', value: unbreakable, note, noteTone },
              { label: 'Member ID', value: '#1042', note, noteTone },
            ]}
          />
        )
      }
    </Combinations>
  ),
});
