import { createUploadUrl } from '@imc/api';
import { applicationAnswers, ledgerTexts, paymentTexts } from '@imc/api/contract';
import { mocks } from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { fill } from '../../../../.storybook/story-helpers/fill.ts';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  paymentDetailLabels,
  sampleAdminPayment,
  sampleAmount,
  sampleConfirmedPayment,
  sampleDay,
  samplePartPayment,
} from '../../story-samples.ts';
import { PaymentDetail, type PaymentDetailProps } from './payment-detail.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Payment detail',
  component: PaymentDetail,
  parameters: {
    alsoCalled: 'confirm payment, part payment, query payment, treasurer',
  },
  args: {
    payment: sampleAdminPayment,
    onConfirm: fn<PaymentDetailProps['onConfirm']>(async () => undefined),
    onPart: fn<PaymentDetailProps['onPart']>(async () => undefined),
    onQuery: fn<PaymentDetailProps['onQuery']>(async () => undefined),
    proofUrl: createUploadUrl().proof,
    receiptTo: (fee) => `/admin/payments?receipt=412&fee=${fee}`,
    applicationHref: (id) => `/admin/applications?application=${id}`,
    labels: paymentDetailLabels,
    formatDay: sampleDay,
    formatTime: () => '14:20',
    formatAmount: sampleAmount,
  } satisfies PaymentDetailProps,
  beforeEach({ msw }) {
    msw.use(...mocks.uploads);
  },
});

type Context = Pick<StoryContext, 'canvas' | 'userEvent'>;

const confirm = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Confirm payment' }));

export const Playground = meta.story({});

Playground.test('the proof opens in the viewer', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Enlarge the proof of payment' }));
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Also sent with another application')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'IMC-APP-398' })).toBeVisible();
  },
});

/** Somebody else has confirmed the payment while the detail was open: it says who, and shows the receipt in place of the forms. */
export const ConfirmedByAnother = meta.story({
  args: { payment: sampleConfirmedPayment, notice: paymentTexts.changedSince('Sample Treasurer') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sample Treasurer has changed this');
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** What is due is filled in, so that one press confirms it. */
export const FilledIn = meta.story({
  tags: ['PAY-15'],
  play: async (context) => {
    await confirm(context);
    await waitFor(() =>
      expect(context.args.onConfirm).toHaveBeenCalledWith(expect.objectContaining({ amount: 30_000 })),
    );
  },
});

export const NothingFilledIn = meta.story({
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    const amount = canvas.getByRole('textbox', { name: 'Amount received' });
    await userEvent.clear(amount);
    await confirm(context);
    await expect(await canvas.findByText(applicationAnswers.paymentAmount)).toBeVisible();
    await waitFor(() => expect(amount).toHaveFocus());
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** ₦1 is not confirmed by mistake: a field asks why the rest is waived, and the others keep their values. */
export const LessThanTheFee = meta.story({
  tags: ['PAY-15'],
  play: async (context) => {
    const { canvas, userEvent, args, step } = context;
    const amount = canvas.getByRole('textbox', { name: 'Amount received' });
    await step('Confirm without a reason', async () => {
      await userEvent.clear(amount);
      await fill(userEvent, amount, '1');
      await confirm(context);
      await expect(await canvas.findByText(ledgerTexts.lessThanDue(29_999))).toBeVisible();
      await expect(canvas.getByText(/the other ₦29,999 is waived/)).toBeVisible();
      await expect(amount).toHaveValue('1');
      await expect(args.onConfirm).not.toHaveBeenCalled();
    });
    await step('Confirm with a reason', async () => {
      const reason = canvas.getByRole('textbox', { name: 'Reason for waiving the rest' });
      await waitFor(() => expect(reason).toHaveFocus());
      await fill(userEvent, reason, 'Hardship');
      await confirm(context);
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
  play: async ({ canvas, userEvent, args, step }) => {
    const record = () => userEvent.click(canvas.getByRole('button', { name: 'Record part payment' }));
    await step('Record it without a reason', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: 'Part payment' }));
      await fill(userEvent, canvas.getByRole('textbox', { name: 'Amount received' }), '40000');
      await record();
      await expect(await canvas.findByText(paymentTexts.reasonRequired)).toBeVisible();
      await expect(canvas.getByText(/The ₦10,000 above it becomes/)).toBeVisible();
    });
    await step('Record it with a reason', async () => {
      await fill(userEvent, canvas.getByRole('textbox', { name: /^Reason/ }), 'Also pays for IMC-APP-413');
      await record();
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
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await userEvent.clear(canvas.getByRole('textbox', { name: /^Amount received/ }));
    await confirm(context);
    await fill(userEvent, await canvas.findByRole('textbox', { name: /^Reason/ }), 'Hardship');
    await confirm(context);
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
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Ask' }));
    const [first = ''] = paymentDetailLabels.question.wordings;
    await userEvent.selectOptions(canvas.getByLabelText('Ready-made question'), first);
    await expect(canvas.getByLabelText('Question to the member')).toHaveValue(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Send the question' }));
    await waitFor(() => expect(args.onQuery).toHaveBeenCalledWith(first));
  },
});

/** The bank reference is in use with another amount: a field asks why, the others keep their values. */
export const RefusedAtTheFields = meta.story({
  tags: ['PAY-18'],
  args: {
    onConfirm: fn<PaymentDetailProps['onConfirm']>(async ({ reason }) =>
      reason
        ? undefined
        : {
            message: ledgerTexts.referenceUsed('IMC-APP-398'),
            fields: { reason: ledgerTexts.referenceUsed('IMC-APP-398') },
          },
    ),
  },
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fill(userEvent, canvas.getByRole('textbox', { name: /Bank reference/ }), 'FT26124-0001');
    await confirm(context);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('IMC-APP-398');
    const reason = canvas.getByRole('textbox', { name: 'Reason' });
    await waitFor(() => expect(reason).toHaveFocus());
    await fill(userEvent, reason, 'The bank uses it twice');
    await confirm(context);
    await waitFor(() =>
      expect(args.onConfirm).toHaveBeenLastCalledWith(
        expect.objectContaining({ bank_reference: 'FT26124-0001', reason: 'The bank uses it twice' }),
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
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(paymentDetailLabels.undoUntil('14:20'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
});

/** Confirmed by another admin; the receipt is not issued yet. */
export const ReceiptFollows = meta.story({
  tags: ['PAY-20'],
  args: { payment: { ...sampleConfirmedPayment, receipt_number: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(paymentDetailLabels.receiptFollows)).toBeVisible();
  },
});

/** A confirmed payment has its receipt instead of the forms. */
export const Confirmed = meta.story({
  args: { payment: sampleConfirmedPayment },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Print receipt' })).toBeVisible();
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Which account was it sent from?')).toBeVisible();
    await expect(canvas.getByText(/^From GTBank, on 4 May\.\s+New proof$/)).toBeVisible();
  },
});

export const OwnApplication = meta.story({
  tags: ['PAY-15'],
  args: { payment: { ...sampleAdminPayment, is_own: true } },
});

export const Matrix = meta.story({
  args: {
    payment: {
      ...samplePartPayment,
      name: longName,
      state: 'queried',
      payment_state: 'queried',
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
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/a treasurer or an admin records them/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});
