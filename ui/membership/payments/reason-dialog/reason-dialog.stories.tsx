import { paymentTexts } from '@imc/api/contract';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { transfersLabels } from '../../story-samples.ts';
import { ReasonDialog, type ReasonDialogProps } from './reason-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Reason dialog',
  component: ReasonDialog,
  parameters: {
    alsoCalled: 'take back, waive, refuse, sent back, refund, reversal',
    docs: { story: { inline: false } },
  },
  args: {
    open: true,
    text: 'The charge stays in the list and nothing is due for it any more.',
    labels: transfersLabels.waive,
    onClose: fn(),
    onSubmit: fn<ReasonDialogProps['onSubmit']>(async () => undefined),
  } satisfies ReasonDialogProps,
});

const dialog = async () => within(await screen.findByRole('dialog'));
const press = async (name: string) => userEvent.click((await dialog()).getByRole('button', { name }));

export const Playground = meta.story({
  play: async ({ args }) => {
    const { getByLabelText } = await dialog();
    await userEvent.type(getByLabelText('Why it is waived'), 'Honorary member');
    await press('Waive fee');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        reason: 'Honorary member',
        day: '',
        box: false,
      }),
    );
  },
});

export const NothingFilledIn = meta.story({
  args: { labels: transfersLabels.sendBack },
  play: async ({ args }) => {
    await press('Record');
    const { findByText, getByText, getByLabelText } = await dialog();
    await expect(await findByText('Enter the day it left the account.')).toBeVisible();
    await expect(getByText('Enter the reason.')).toBeVisible();
    await waitFor(() => expect(getByLabelText('Sent back on')).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The box says that the bank has reversed the transfer. */
export const WithBox = meta.story({
  args: { labels: transfersLabels.takeBack },
  play: async ({ args }) => {
    const { getByLabelText, getByRole } = await dialog();
    await userEvent.type(getByLabelText('Why it is reversed'), 'Reversed by the bank');
    await userEvent.click(getByRole('checkbox', { name: 'The money never came' }));
    await press('Ask to reverse it');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ box: true })));
  },
});

export const Refused = meta.story({
  args: {
    onSubmit: fn<ReasonDialogProps['onSubmit']>(async () => ({
      message: paymentTexts.changedSince('Sample Treasurer'),
      fields: {},
    })),
  },
  play: async () => {
    const { getByLabelText, findByRole } = await dialog();
    await userEvent.type(getByLabelText('Why it is waived'), longName);
    await press('Waive fee');
    await expect(await findByRole('alert')).toHaveTextContent('Sample Treasurer has changed');
    await expect(getByLabelText('Why it is waived')).toHaveValue(longName);
  },
});

/** Every field at once, and long texts. */
export const Matrix = meta.story({
  args: {
    text: unbreakable,
    labels: { ...transfersLabels.sendBack, box: { label: longName, help: unbreakable } },
  },
});
