import type { HistoryStep } from '@imc/api/contract';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { adminApplicationLabels, sampleMoment } from '../../story-samples.ts';
import { DecisionHistory, type DecisionHistoryProps } from './decision-history.tsx';

const submitted: HistoryStep = {
  id: 1,
  changed_by: 'Amaka Nwosu',
  changed_at: '2026-05-04T09:12:00.000Z',
  from_status: null,
  to_status: 'pending',
  note: null,
  reason: null,
  undoes: null,
  undone: false,
  undo_until: null,
};
const step = (id: number, changes: Partial<HistoryStep>): HistoryStep => ({
  ...submitted,
  id,
  changed_by: 'Grace Sample',
  changed_at: `2026-05-0${3 + id}T10:42:00.000Z`,
  from_status: 'pending',
  ...changes,
});

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Decision history',
  component: DecisionHistory,
  parameters: { alsoCalled: 'audit trail, timeline, log, who decided' },
  args: {
    labels: adminApplicationLabels.history.list,
    formatMoment: sampleMoment,
    steps: [
      submitted,
      step(2, {
        to_status: 'rejected',
        reason: 'Please name another referee.',
        note: 'The second referee is a relative.',
      }),
      step(3, { from_status: 'rejected', to_status: 'approved' }),
    ],
  } satisfies DecisionHistoryProps,
  argTypes: { steps: { control: false } },
});

export const Playground = meta.story({
  tags: ['APP-65'],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('Approved');
    await expect(items.at(-1)).toHaveTextContent('Submitted');
  },
});

/** An undone decision stays, marked, below the step that undid it. */
export const TakenBack = meta.story({
  tags: ['APP-65'],
  args: {
    steps: [
      submitted,
      step(2, { to_status: 'approved', undone: true }),
      step(3, { from_status: 'approved', to_status: 'pending', undoes: 2 }),
    ],
  },
});

/** Before the history is known. */
export const Empty = meta.story({
  args: { steps: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
  },
});

export const Withdrawn = meta.story({
  args: { steps: [submitted, step(2, { changed_by: 'Amaka Nwosu', to_status: 'withdrawn' })] },
});

export const Matrix = meta.story({
  args: {
    steps: [
      submitted,
      step(2, { to_status: 'approved', undone: true, note: unbreakable, reason: longName }),
      step(3, { from_status: 'approved', to_status: 'pending', undoes: 2, changed_by: longName }),
      step(4, { to_status: 'rejected', changed_by: unbreakable }),
      step(5, { from_status: 'rejected', to_status: 'pending' }),
      step(6, { to_status: 'withdrawn' }),
    ],
  },
});
