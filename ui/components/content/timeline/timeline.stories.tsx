import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Combinations, longName, unbreakable } from '../../../stories/combinations.tsx';
import { Timeline } from './timeline.tsx';

const meta = preview.meta({
  title: 'Elements/Content/Timeline',
  component: Timeline,
  parameters: { alsoCalled: 'history, status history, milestones' },
  args: {
    stateLabels: { done: 'done', current: 'under way', ahead: 'still to come' },
    items: [
      {
        key: 'committee',
        title: 'The committee reviews your application',
        detail: 'next sitting 12 December, 7 files ahead of yours',
        state: 'ahead' as const,
      },
      {
        key: 'payment',
        title: 'Payment confirmed',
        detail: '₦35,000 seen in the bank, 18 November, receipt R-0931',
        state: 'done' as const,
      },
      {
        key: 'received',
        title: 'Application received',
        detail: '14 November, 21:04, reference IMC-APP-2210',
        state: 'done' as const,
      },
    ],
  },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(
      'The committee reviews your application, still to come',
    );
  },
});

const short = ['Sent', 'Payment', 'Committee', 'Decision'];
const states = ['done', 'current', 'current', 'ahead'] as const;

/** The last event has failed: a red dot with a cross, and the word below it. */
export const Failed = meta.story({
  args: {
    items: [
      { key: 'sent', title: 'Sent', detail: '14 November', state: 'done' },
      { key: 'decision', title: 'Decision', detail: 'Rejected', state: 'done', tone: 'failure' },
    ],
  },
});

/** Side by side, as wide as a phone. */
export const Row = meta.story({
  args: {
    layout: 'row',
    items: short.map((title, index) => ({
      key: title,
      title,
      detail: index === 0 ? '14 Nov 2026' : 'Completed',
      state: states[index] ?? 'ahead',
    })),
  },
  render: (args) => (
    <div style={{ maxInlineSize: '17.5rem' }}>
      <Timeline {...args} />
    </div>
  ),
});

export const Matrix = meta.story({
  render: (args) => (
    <Combinations
      cell="16rem"
      axes={{ state: ['done', 'current', 'ahead'], detail: [false, true], layout: ['column', 'row'] }}
    >
      {({ state, detail, layout }) => (
        <Timeline
          {...args}
          layout={layout}
          items={['a', 'b'].map((key) => ({ key, title: longName, detail: detail && unbreakable, state }))}
        />
      )}
    </Combinations>
  ),
});
