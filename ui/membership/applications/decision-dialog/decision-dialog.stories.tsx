import { decisionTexts } from '@imc/api/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { adminApplicationLabels } from '../../story-samples.ts';
import { DecisionDialog, type DecisionDialogProps } from './decision-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Decision dialog',
  component: DecisionDialog,
  parameters: {
    alsoCalled: 'approve, reject, reason, comment, confirm a decision',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    status: 'rejected',
    applicant: 'Mrs Nwosu Amaka Grace',
    labels: adminApplicationLabels.dialog,
    onClose: fn(),
    onSubmit: fn<DecisionDialogProps['onSubmit']>(async () => undefined),
  } satisfies DecisionDialogProps,
});

const dialog = async () => within(await screen.findByRole('dialog'));
const submit = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Reject' }));

export const Playground = meta.story({
  tags: ['APP-58'],
  play: async ({ args }) => {
    const { getByLabelText } = await dialog();
    await userEvent.type(getByLabelText(/^Reason/), 'Please name another referee.');
    await submit();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ reason: 'Please name another referee.', note: '' }),
    );
  },
});

/** Another admin has decided in the meantime: the fields keep their values. */
export const Refused = meta.story({
  args: {
    onSubmit: fn<DecisionDialogProps['onSubmit']>(async () => ({
      message: decisionTexts.decidedSince('Grace Sample', 'approved'),
      fields: {},
    })),
  },
  play: async () => {
    const { getByLabelText, findByRole } = await dialog();
    await userEvent.type(getByLabelText(/^Note/), 'Checked by telephone.');
    await userEvent.type(getByLabelText(/^Reason/), 'Please name another referee.');
    await submit();
    await expect(await findByRole('alert')).toHaveTextContent('Grace Sample has set this application');
    await expect(getByLabelText(/^Note/)).toHaveValue('Checked by telephone.');
  },
});

/** A rejection without a reason is not sent. */
export const WithoutReason = meta.story({
  tags: ['APP-58'],
  play: async ({ args }) => {
    const { getByLabelText, findByText } = await dialog();
    await submit();
    await expect(await findByText(/^You have given no reason\./)).toBeVisible();
    await waitFor(() => expect(getByLabelText(/^Reason/)).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The status stays as it is: only a note can be written. */
export const Kept = meta.story({
  args: { status: 'pending', keeps: true },
  play: async ({ args }) => {
    const { getByRole, findByText } = await dialog();
    await userEvent.click(getByRole('button', { name: 'Add note' }));
    await expect(await findByText(decisionTexts.noteRequired)).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Warnings against approving now are shown, and prevent nothing. */
export const Warned = meta.story({
  tags: ['APP-54'],
  args: {
    status: 'approved',
    warnings: ['₦5,000 not yet confirmed.', 'A published rule is not met.'],
  },
  play: async ({ args }) => {
    const { getByText, getByRole } = await dialog();
    await waitFor(() => expect(getByText('2 warnings')).toBeVisible());
    await expect(getByText('A published rule is not met.')).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Approve with 2 warnings' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalled());
  },
});

export const LongWords = meta.story({ args: { status: 'pending', applicant: `${longName} ${unbreakable}` } });

export const Matrix = meta.story({});
