import { type ApplicationNote, decisionTexts } from '@imc/api/contract';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { adminApplicationLabels, sampleMoment } from '../../story-samples.ts';
import { ApplicationNotes, type ApplicationNotesProps } from './application-notes.tsx';

const note: ApplicationNote = {
  id: 1,
  note: 'Called the first referee: confirms both assignments.\nThe second is on leave until Monday.',
  written_by: 'Grace Sample',
  author_id: 7,
  written_at: '2026-05-04T10:42:00.000Z',
};

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application notes',
  component: ApplicationNotes,
  parameters: { alsoCalled: 'internal comments, remarks, minutes' },
  args: {
    notes: [note],
    labels: adminApplicationLabels.notes.list,
    formatMoment: sampleMoment,
    onAdd: fn<ApplicationNotesProps['onAdd']>(async () => undefined),
  } satisfies ApplicationNotesProps,
  argTypes: { notes: { control: false } },
});

export const Playground = meta.story({
  tags: ['APP-63'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('New note'), 'The transfer has arrived.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('The transfer has arrived.', null));
    await waitFor(() => expect(canvas.getByLabelText('New note')).toHaveValue(''));
  },
});

/** A reviewer recommends, with the reasons in the note; an admin decides. */
export const Recommending = meta.story({
  args: {
    notes: [
      { ...note, id: 2, recommendation: 'reject' },
      { ...note, recommendation: 'approve' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Recommends: Approve')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('New note'), 'All rules are met.');
    await userEvent.selectOptions(canvas.getByLabelText('Recommendation'), 'Approve');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith('All rules are met.', 'approve'));
  },
});

export const Empty = meta.story({ args: { notes: [] } });

export const NothingFilledIn = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByText(decisionTexts.noteRequired)).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
});

/** The note could not be saved: it stays in its field. */
export const Refused = meta.story({
  args: {
    onAdd: fn<ApplicationNotesProps['onAdd']>(async () => ({
      message: adminApplicationLabels.notes.notSaved,
      fields: {},
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New note'), 'The transfer has arrived.');
    await userEvent.click(canvas.getByRole('button', { name: 'Add note' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('could not be saved');
    await expect(canvas.getByLabelText('New note')).toHaveValue('The transfer has arrived.');
  },
});

export const Matrix = meta.story({
  args: {
    notes: [
      { ...note, id: 3, note: unbreakable },
      { ...note, id: 2, written_by: longName, note: longName },
      note,
    ],
  },
});
