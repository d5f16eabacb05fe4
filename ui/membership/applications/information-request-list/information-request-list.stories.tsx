import type { AdminInformationRequest } from '@imc/api/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sampleDay } from '../../story-samples.ts';
import { InformationRequestList, type InformationRequestListProps } from './information-request-list.tsx';

const open: AdminInformationRequest = {
  id: 2,
  application_id: 412,
  sections: ['referees'],
  question: 'Please give the telephone number of your second referee.',
  due_on: '2026-05-31',
  asked_at: '2026-05-04T09:12:00.000Z',
  asked_by: 'Grace Sample',
  answered_at: null,
  closed_at: null,
  changes: [],
};

const answered: AdminInformationRequest = {
  ...open,
  id: 1,
  sections: ['personal', 'assignments'],
  question: 'Is your surname Nwosu or Obi?',
  answered_at: '2026-05-06T10:00:00.000Z',
  changes: [
    { path: 'surname', before: 'Nwosu', after: 'Nwosu-Obi' },
    { path: 'assignments.1.period', before: '', after: '2019-2021' },
  ],
};

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Information request list',
  component: InformationRequestList,
  parameters: { alsoCalled: 'asked for more, answers, versions, diff, before and after' },
  args: {
    requests: [open, answered],
    labels: {
      title: 'What was asked',
      asked: (name, day) => `Asked by ${name} on ${day}`,
      open: (sections, dueOn) => `Open again: ${sections}.${dueOn ? ` Answer by ${dueOn}.` : ''}`,
      answered: (day) => `Answered on ${day}`,
      closed: (day) => `Closed on ${day}`,
      unchanged: 'The answer changed nothing.',
      caption: 'What the answer changed',
      field: 'Field',
      before: 'Before',
      after: 'After',
      empty: '(empty)',
      close: 'Close request',
    },
    formatDay: sampleDay,
    onClose: fn(),
  } satisfies InformationRequestListProps,
});

/** An open request, and an earlier one with what its answer changed. */
export const Playground = meta.story({
  tags: ['APP-23'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('table')).toHaveTextContent('Nwosu-Obi');
    await userEvent.click(canvas.getByRole('button', { name: 'Close request' }));
    await expect(args.onClose).toHaveBeenCalledWith(open);
  },
});

export const Closing = meta.story({
  args: { closing: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Close request/ })).toHaveAttribute('aria-busy', 'true');
  },
});

/** A request that was closed, and one whose answer changed nothing. */
export const Ended = meta.story({
  args: {
    requests: [
      { ...open, closed_at: '2026-05-05T08:00:00.000Z' },
      { ...answered, changes: [] },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The answer changed nothing.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <InformationRequestList {...args} />
      <InformationRequestList {...args} closing />
      <InformationRequestList
        {...args}
        requests={[
          {
            ...answered,
            question: unbreakable,
            asked_by: longName,
            changes: [{ path: 'surname', before: unbreakable, after: longName }],
          },
        ]}
      />
    </Stack>
  ),
});
