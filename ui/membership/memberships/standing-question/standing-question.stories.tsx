import { expect, fireEvent } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { standingQuestionLabels } from '../../story-samples.ts';
import { StandingQuestion, type StandingQuestionProps } from './standing-question.tsx';

const event = { effective_on: '2026-01-10', known_at: '2026-01-10T09:00:00.000Z' };

/** A Full Member who was upgraded in March, which was annulled in April. */
const record: Pick<StandingQuestionProps, 'events' | 'grades'> = {
  grades: [
    { id: 1, grade: 'MIMC', from_on: '2026-01-10', application_id: 377 },
    { id: 2, grade: 'FIMC', from_on: '2026-03-01', application_id: 412 },
  ],
  events: [
    { ...event, id: 1, kind: 'admitted', grade_id: 1 },
    {
      id: 2,
      kind: 'upgraded',
      effective_on: '2026-03-01',
      known_at: '2026-03-01T09:00:00.000Z',
      grade_id: 2,
    },
    {
      id: 3,
      kind: 'annulled',
      effective_on: '2026-03-01',
      known_at: '2026-04-02T09:00:00.000Z',
      grade_id: 2,
    },
  ],
};

const meta = preview.meta({
  title: 'Elements/Membership/Memberships/Standing question',
  component: StandingQuestion,
  parameters: { alsoCalled: 'as of, history, point in time, standing on a day' },
  args: {
    ...record,
    today: '2026-05-06',
    labels: standingQuestionLabels,
  } satisfies StandingQuestionProps,
  argTypes: { events: { control: false }, grades: { control: false } },
});

export const Playground = meta.story({});

/** Was she a Fellow on 14 March, as known then and as known now? */
export const AsKnownThenAndNow = meta.story({
  tags: ['MEM-6'],
  play: async ({ canvas }) => {
    fireEvent.change(canvas.getByLabelText('Date'), { target: { value: '2026-03-14' } });
    await expect(await canvas.findByText('By the records up to 14 March 2026')).toBeVisible();
    await expect(canvas.getByText('Fellow (FIMC) since 1 March 2026, in force')).toBeVisible();
    await expect(canvas.getByText('By the records up to 6 May 2026')).toBeVisible();
    await expect(canvas.getByText('Full Member (MIMC) since 10 January 2026, in force')).toBeVisible();
  },
});

/** Without a grade. */
export const Matrix = meta.story({ args: { events: [], grades: [] } });
