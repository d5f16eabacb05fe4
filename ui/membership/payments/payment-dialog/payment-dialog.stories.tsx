import { createUploadUrl } from '@imc/api';
import { applicationAnswers, ledgerTexts, paymentTexts } from '@imc/api/contract';
import { mocks } from '@imc/mocks';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  paymentDialogLabels,
  sampleAdminPayment,
  sampleAmount,
  sampleConfirmedPayment,
  sampleDay,
  samplePartPayment,
} from '../../story-samples.ts';
import { PaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx';

const meta = preview.meta({
  title: 'Membership/PaymentDialog',
  component: PaymentDialog,
  parameters: {
    alsoCalled: 'confirm payment, part payment, query payment, treasurer',
    docs: { story: { inline: false, height: '46rem' } },
  },
  args: {
    open: true,
    payment: sampleAdminPayment,
    onClose: fn(),
    onConfirm: fn<PaymentDialogProps['onConfirm']>(async () => undefined),
    onPart: fn<PaymentDialogProps['onPart']>(async () => undefined),
    onQuery: fn<PaymentDialogProps['onQuery']>(async () => undefined),
    proofUrl: createUploadUrl().proof,
    receiptTo: (fee) => `/admin/payments?receipt=412&fee=${fee}`,
    applicationHref: (id) => `/admin/applications?application=${id}`,
    labels: paymentDialogLabels,
    formatDay: sampleDay,
    formatTime: () => '14:20',
    formatAmount: sampleAmount,
  } satisfies PaymentDialogProps,
  beforeEach({ msw }) {
    msw.use(...mocks.uploads);
  },
});

const dialog = async () => within(await screen.findByRole('dialog', { name: /Payment for/ }));
const confirm = async () =>
  userEvent.click((await dialog()).getByRole('button', { name: 'Confirm payment' }));

export const Playground = meta.story({});

Playground.test('the proof opens in the viewer', async () => {
  await userEvent.click((await dialog()).getByRole('button', { name: 'Enlarge the proof of payment' }));
  const viewer = await screen.findByRole('dialog', { name: 'Proof of payment for IMC-APP-412' });
  await waitFor(() => expect(viewer).toBeVisible());
});

/** The proof was also sent with another application. */
export const SamePicture = meta.story({
  tags: ['PAY-14'],
  args: {
    sameProofs: [
      {
        application_id: 398,
        applicant: 'Dr Okonkwo Chinedu',
        application_status: 'approved',
        created_at: '2026-04-09T13:55:00.000Z',
        match: 'identical',
        same_member: false,
      },
    ],
  },
  play: async () => {
    const { getByText, getByRole } = await dialog();
    await waitFor(() => expect(getByText('The same picture was sent elsewhere')).toBeVisible());
    await expect(getByRole('link', { name: 'IMC-APP-398' })).toBeVisible();
  },
});

/** Somebody else has confirmed the payment while the dialog was open: it says who, and shows the receipt in place of the forms. */
export const ConfirmedByAnother = meta.story({
  args: { payment: sampleConfirmedPayment, notice: paymentTexts.changedSince('Sample Treasurer') },
  play: async () => {
    const { getByRole, queryByRole } = await dialog();
    await waitFor(() => expect(getByRole('alert')).toHaveTextContent('Sample Treasurer has changed this'));
    await expect(queryByRole('textbox')).toBeNull();
  },
});

export const NothingFilledIn = meta.story({
  play: async ({ args }) => {
    await confirm();
    const { findByText, getByRole } = await dialog();
    await expect(await findByText(applicationAnswers.paymentAmount)).toBeVisible();
    await waitFor(() => expect(getByRole('textbox', { name: 'Amount received' })).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

const unusual = async () =>
  within(await screen.findByRole('dialog', { name: 'The amount is not what is due' }));

/** ₦1 is not confirmed by mistake: the dialog asks why the rest is waived, and the fields keep their values. */
export const LessThanTheFee = meta.story({
  tags: ['PAY-15'],
  play: async ({ args, step }) => {
    const { getByRole } = await dialog();
    const amount = getByRole('textbox', { name: 'Amount received' });
    await userEvent.type(amount, '1');
    await confirm();
    await step('Go back', async () => {
      const question = await unusual();
      await waitFor(() => expect(question.getByText(/the other ₦29,999 is waived/)).toBeVisible());
      await userEvent.click(question.getAllByRole('button', { name: 'Change the amount' })[0] as HTMLElement);
      await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
      await expect(amount).toHaveValue('1');
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Confirm without a reason', async () => {
      await waitFor(confirm);
      const question = await unusual();
      await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
      await expect(await question.findByText(ledgerTexts.lessThanDue(29_999))).toBeVisible();
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Confirm with a reason', async () => {
      const question = await unusual();
      await userEvent.type(question.getByRole('textbox'), 'Hardship');
      await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
      await waitFor(() =>
        expect(args.onConfirm).toHaveBeenCalledWith(
          expect.objectContaining({ amount: 1, reason: 'Hardship' }),
        ),
      );
    });
  },
});

/** More than the fee needs a reason, also as a part payment. */
export const MoreThanTheFee = meta.story({
  play: async ({ args, step }) => {
    const { getByRole } = await dialog();
    await step('Enter the amount', async () => {
      await userEvent.click(getByRole('tab', { name: 'Part payment' }));
      await userEvent.type(getByRole('textbox', { name: 'Amount received' }), '40000');
      await userEvent.click(getByRole('button', { name: 'Record part payment' }));
    });
    const question = await unusual();
    await waitFor(() => expect(question.getByText(/The ₦10,000 above it is credit/)).toBeVisible());
    await step('Record it without a reason', async () => {
      await userEvent.click(question.getByRole('button', { name: 'Record part payment' }));
      await expect(await question.findByText(paymentTexts.reasonRequired)).toBeVisible();
    });
    await step('Record it with a reason', async () => {
      await userEvent.type(question.getByRole('textbox'), 'Also pays for IMC-APP-413');
      await userEvent.click(question.getByRole('button', { name: 'Record part payment' }));
      await waitFor(() =>
        expect(args.onPart).toHaveBeenCalledWith(
          expect.objectContaining({ amount: 40_000, reason: 'Also pays for IMC-APP-413' }),
        ),
      );
    });
  },
});

/** Part payments are listed, and the payment can be completed without another transfer: the rest is waived. */
export const PartPayments = meta.story({
  tags: ['PAY-16'],
  args: { payment: samplePartPayment },
  play: async ({ args }) => {
    await confirm();
    const question = await unusual();
    await userEvent.type(question.getByRole('textbox'), 'Hardship');
    await userEvent.click(question.getByRole('button', { name: 'Confirm payment' }));
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenCalledWith({
        amount: undefined,
        value_date: undefined,
        bank_reference: undefined,
        reason: 'Hardship',
      }),
    );
  },
});

/** A ready-made question fills in the field. */
export const Asking = meta.story({
  tags: ['PAY-15'],
  play: async ({ args }) => {
    const { getByRole, getByLabelText } = await dialog();
    await userEvent.click(getByRole('tab', { name: 'Ask' }));
    const [first = ''] = paymentDialogLabels.question.wordings;
    await userEvent.selectOptions(getByLabelText('Ready-made question'), first);
    await expect(getByLabelText('Question to the member')).toHaveValue(first);
    await userEvent.click(getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith(first));
  },
});

/** The bank reference is in use: the fields keep their values, and one asks why. */
export const RefusedAtTheFields = meta.story({
  tags: ['PAY-18'],
  args: {
    onConfirm: fn<PaymentDialogProps['onConfirm']>(async ({ reason }) =>
      reason === undefined
        ? { message: '', fields: { reason: ledgerTexts.referenceUsed('IMC-APP-398') } }
        : undefined,
    ),
  },
  play: async ({ args }) => {
    const { getByRole, findByRole } = await dialog();
    await userEvent.type(getByRole('textbox', { name: 'Amount received' }), '30000');
    await userEvent.type(getByRole('textbox', { name: /Bank reference/ }), 'FT26124-0001');
    await confirm();
    const reason = await findByRole('textbox', { name: /recording the bank reference again/ });
    await waitFor(() => expect(reason).toHaveFocus());
    await expect(reason).toHaveAccessibleDescription(expect.stringContaining('IMC-APP-398'));
    await expect(getByRole('textbox', { name: 'Amount received' })).toHaveValue('30,000');
    await userEvent.keyboard('The bank uses it again');
    await confirm();
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenLastCalledWith(
        expect.objectContaining({ bank_reference: 'FT26124-0001', reason: 'The bank uses it again' }),
      ),
    );
  },
});

/** A confirmation can be undone until its receipt is issued. */
export const Undoable = meta.story({
  tags: ['PAY-20'],
  args: {
    payment: { ...sampleConfirmedPayment, receipt_number: null, undo_until: '2026-05-06T13:20:00.000Z' },
    onUndo: fn(),
  },
  play: async ({ args }) => {
    const { getByText, getByRole } = await dialog();
    await expect(getByText(paymentDialogLabels.undoUntil('14:20'))).toBeVisible();
    await userEvent.click(getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** Confirmed by another admin; the receipt is not issued yet. */
export const ReceiptFollows = meta.story({
  tags: ['PAY-20'],
  args: { payment: { ...sampleConfirmedPayment, receipt_number: null } },
  play: async () => {
    await expect((await dialog()).getByText(paymentDialogLabels.receiptFollows)).toBeVisible();
  },
});

/** A confirmed payment has its receipt instead of the forms. */
export const Confirmed = meta.story({
  args: { payment: sampleConfirmedPayment },
  play: async () => {
    const { getByRole } = await dialog();
    await expect(getByRole('link', { name: 'Open the receipt to print it' })).toBeVisible();
  },
});

/** The applicant has answered the question in words and sent a new picture. */
export const QuestionAnswered = meta.story({
  tags: ['PAY-5'],
  args: {
    payment: {
      ...sampleAdminPayment,
      reply: {
        question: 'Which account was it sent from?',
        answer: 'From GTBank, on 4 May.',
        new_proof: true,
      },
    },
  },
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText('Which account was it sent from?')).toBeVisible());
    await expect(shown.getByText(/^From GTBank, on 4 May\.\s+New proof$/)).toBeVisible();
  },
});

export const OwnApplication = meta.story({
  tags: ['PAY-15'],
  args: { payment: { ...sampleAdminPayment, is_own: true } },
});

export const LongContent = meta.story({
  args: {
    payment: {
      ...samplePartPayment,
      name: longName,
      state: 'queried',
      question: unbreakable,
      transfers: samplePartPayment.transfers.map((transfer) => ({
        ...transfer,
        bank_reference: unbreakable,
      })),
    },
  },
});

/** The user may not record payments: one line says why, in the place of the forms. */
export const ReadOnly = meta.story({
  args: { readOnly: 'You can read payments; a treasurer or an admin records them.' },
  play: async () => {
    const shown = await dialog();
    await waitFor(() => expect(shown.getByText(/a treasurer or an admin records them/)).toBeVisible());
    await expect(shown.queryByRole('textbox')).toBeNull();
  },
});

export const Matrix = meta.story({});
