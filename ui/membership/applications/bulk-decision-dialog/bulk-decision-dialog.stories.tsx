import type { AdminApplication } from '@imc/api/contract';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { bulkDecisionLabels, sampleAdminApplication } from '../../story-samples.ts';
import { BulkDecisionDialog, type BulkDecisionDialogProps } from './bulk-decision-dialog.tsx';

const others: readonly AdminApplication[] = [
  { ...sampleAdminApplication, id: 413, title: 'Mr', surname: 'Musa', otherNames: 'Sani' },
  { ...sampleAdminApplication, id: 414, title: 'Dr', surname: 'Obi', otherNames: 'Ada', status: 'rejected' },
];

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Bulk decision dialog',
  component: BulkDecisionDialog,
  parameters: {
    alsoCalled: 'bulk action, batch, approve all, mass update',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    applications: [sampleAdminApplication, ...others],
    status: 'approved',
    onDecide: (async () => undefined) as BulkDecisionDialogProps['onDecide'],
    onClose: fn(),
    labels: bulkDecisionLabels,
  } satisfies BulkDecisionDialogProps,
  argTypes: { applications: { control: false } },
});

const dialogOf = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) =>
  within(await within(canvasElement.ownerDocument.body).findByRole('dialog'));

/** The preview: nothing is saved yet. */
export const Playground = meta.story({ tags: ['APP-37'] });

/** Every decision was saved. */
export const Saved = meta.story({
  play: async (context) => {
    const dialog = await dialogOf(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve 3' }));
    await expect(await dialog.findByText('3 decisions saved')).toBeVisible();
    await context.userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await expect(context.args.onClose).toHaveBeenCalledWith([412, 413, 414]);
  },
});

const decided = fn<BulkDecisionDialogProps['onDecide']>(async () => undefined);

/** The reason and the note are for all of them. A rejection needs one. */
export const WithReason = meta.story({
  tags: ['APP-37'],
  args: {
    status: 'rejected',
    onDecide: decided,
  },
  play: async (context) => {
    const dialog = await dialogOf(context);
    const reject = () => context.userEvent.click(dialog.getByRole('button', { name: 'Reject 2' }));
    await reject();
    await expect(await dialog.findByText(/^You have given no reason\./)).toBeVisible();
    await context.userEvent.type(dialog.getByLabelText(/^Reason/), 'The fee was not paid.');
    await reject();
    await expect(await dialog.findByText('2 decisions saved')).toBeVisible();
    await expect(decided).toHaveBeenCalledWith(expect.objectContaining({ id: 413 }), {
      reason: 'The fee was not paid.',
      note: '',
    });
  },
});

/** Warnings stand under the names they concern, and prevent nothing. */
export const Warned = meta.story({
  args: {
    warningsOf: ({ id }) => (id === 413 ? ['A question about the payment is open.'] : []),
  },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await expect(dialog.getByText(/^1 application has warnings/)).toBeVisible();
    await expect(dialog.getByText('A question about the payment is open.')).toBeVisible();
    await expect(dialog.getByRole('button', { name: 'Approve 3' })).toBeEnabled();
  },
});

/** One decision was refused: the others are saved, and its row says why. */
export const OneRefused = meta.story({
  tags: ['APP-37'],
  args: {
    onDecide: async ({ id }) => (id === 413 ? 'You can’t decide on your own application.' : undefined),
  },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve 3' }));
    await expect(await dialog.findByText('2 decisions saved, 1 not saved')).toBeVisible();
    await expect(dialog.getByText('You can’t decide on your own application.')).toBeVisible();
  },
});

/** The decisions are being saved. The dialog can't be closed. */
export const Saving = meta.story({
  args: { onDecide: () => new Promise(() => undefined) },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await context.userEvent.click(dialog.getByRole('button', { name: 'Approve 3' }));
    await expect(await dialog.findByText('0 of 3')).toBeVisible();
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
});

/** All selected applications have the status already. */
export const NothingToChange = meta.story({
  args: { status: 'pending', applications: [sampleAdminApplication] },
  play: async (context) => {
    const dialog = await dialogOf(context);
    await expect(dialog.getByRole('button', { name: 'Set 0 to pending' })).toBeDisabled();
  },
});

export const Matrix = meta.story({
  args: {
    status: 'rejected',
    warningsOf: ({ id }) => (id === 412 ? [longName] : []),
    applications: [
      { ...sampleAdminApplication, surname: longName },
      { ...sampleAdminApplication, id: 999_999_999, surname: unbreakable, status: 'approved' },
    ],
  },
});
