import { staffEventKinds, standingTexts } from '@imc/api/contract';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { standingEventLabels } from '../../story-samples.ts';
import { StandingEventDialog, type StandingEventDialogProps } from './standing-event-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Memberships/Standing event dialog',
  component: StandingEventDialog,
  parameters: { alsoCalled: 'suspend, lapse, restore, resign, leave, retire, record standing' },
  args: {
    open: true,
    kinds: staffEventKinds,
    grades: [{ id: 1, grade: 'MIMC', from_on: '2026-01-10', application_id: 377 }],
    events: [
      {
        id: 1,
        kind: 'admitted',
        effective_on: '2026-01-10',
        known_at: '2026-01-10T09:00:00.000Z',
        grade_id: 1,
      },
    ],
    today: '2026-05-06',
    labels: standingEventLabels,
    onClose: fn(),
    onSubmit: fn<StandingEventDialogProps['onSubmit']>(async () => undefined),
  } satisfies StandingEventDialogProps,
  argTypes: { events: { control: false }, grades: { control: false } },
});

export const Playground = meta.story({
  tags: ['MEM-7'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('What happened'), 'suspended');
    await fill(userEvent, screen.getByLabelText('Reason'), 'Decided by the council.');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'suspended',
        effective_on: '2026-05-06',
        reason: 'Decided by the council.',
      }),
    );
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Record' }));
    await expect(await screen.findByText(standingTexts.reasonRequired)).toBeVisible();
  },
});

/** Nobody is restored who has not lapsed. */
export const Impossible = meta.story({
  tags: ['MEM-7'],
  play: async ({ args, userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('What happened'), 'restored');
    await fill(userEvent, screen.getByLabelText('Reason'), 'Paid.');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await expect(await screen.findByText(standingTexts.impossible('restored', 'in-force'))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const Refused = meta.story({
  args: {
    onSubmit: fn<StandingEventDialogProps['onSubmit']>(async () => ({
      message: standingTexts.changedSince,
      fields: {},
    })),
  },
  play: async ({ userEvent }) => {
    await userEvent.selectOptions(await screen.findByLabelText('What happened'), 'lapsed');
    await fill(userEvent, screen.getByLabelText('Reason'), 'Dues of 2026.');
    await userEvent.click(screen.getByRole('button', { name: 'Record' }));
    await expect(await screen.findByText(standingTexts.changedSince)).toBeVisible();
  },
});

export const Matrix = meta.story({});
