import {
  answerPaymentQueryCall,
  applicationAnswers,
  applicationDraftCall,
  type MemberCharge,
  memberApplicationsCall,
  memberChargesCall,
  paymentDetailsCall,
  receiptCall,
  receiptTexts,
} from '@imc/api';
import {
  answers,
  applicationsByPayment,
  createSampleProvider,
  memberComplete,
  memberNew,
  sampleClient,
  sampleDraft,
  sampleReceipt,
} from '@imc/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { memberArea } from '../../../.storybook/story-helpers/areas.tsx';
import { expectLink, shows } from '../../../.storybook/story-helpers/expectations.ts';
import { named } from '../../../.storybook/story-helpers/fill.ts';
import { samplePicture } from '../../../.storybook/story-helpers/sample-picture.ts';
import { paymentDetails } from '../../content/index.ts';
import { transferLabels } from '../../content/payments.ts';
import { PaymentsScreen, type PaymentsScreenProps } from './payments-screen.tsx';

/** Keeps the open card or receipt in React state. The app keeps it in the address. */
function Screen({ user, site, payFor: initialPayFor, receiptFor: initialReceiptFor }: PaymentsScreenProps) {
  const [receiptFor, setReceiptFor] = useState(initialReceiptFor);
  const [payFor, setPayFor] = useState(initialPayFor);
  return (
    <PaymentsScreen {...{ user, site, receiptFor, payFor }} onReceipt={setReceiptFor} onPayFor={setPayFor} />
  );
}

const everyPayment = () => [
  answers.success(applicationDraftCall, { draft: sampleDraft }),
  ...createSampleProvider({ applications: applicationsByPayment }).handlers,
];

const noAccount = { bank_account: null, fee_basis: 'grade' as const, email: 'committee@imc.example' };

const meta = preview.meta({
  title: 'Member/Payments',
  tags: ['S-2.27'],
  component: PaymentsScreen,
  ...memberArea,
  parameters: {
    alsoCalled: 'payment, receipt, invoice, transaction, pending payment, pay now',
    layout: 'fullscreen',
    router: { path: '/dashboard/payments' },
  },
  args: {
    user: memberComplete,
    site: 'https://institute.example',
    receiptFor: undefined,
    onReceipt: fn(),
    payFor: undefined,
    onPayFor: fn(),
  },
  render: (args) => <Screen {...args} />,
});

/**
 * Payments of the draft and unconfirmed ones are pending, confirmed ones are in the history. A queried one shows the treasurer's question,
 * takes a picture and words, and has no Pay Now: the member has paid.
 */
export const EveryState = meta.story({
  tags: ['S-2.63', 'S-4.4', 'S-9.4', 'PAY-4'],
  beforeEach: ({ msw }) => msw.use(...everyPayment()),
  play: async ({ canvas }) => {
    const pending = within(canvas.getByRole('region', { name: 'Pending Payments' }));
    const history = within(canvas.getByRole('region', { name: 'Payment History' }));
    await expect(await pending.findByRole('row', { name: /IMC-APP-2210/ })).toHaveTextContent('Not paid');
    await expect(pending.getByRole('row', { name: /IMC-APP-431/ })).toHaveTextContent('checking your proof');
    await expect(pending.queryByRole('row', { name: /IMC-APP-425/ })).toBeNull();
    const paid = history.getAllByRole('row', { name: /IMC-APP-377/ });
    await expect(paid[0]).toHaveTextContent(/Admission fee.*₦5,000/);
    await expect(paid[1]).toHaveTextContent(/Application fee.*₦5,000/);
    await expect(history.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
    await expect(canvas.getAllByRole('rowheader', { name: /^IMC-APP-431/ })).toHaveLength(1);
    const query = within(await queries({ canvas }));
    await expect(query.getByText(/cut off before the amount/)).toBeVisible();
    await expect(query.getByText('IMC-APP-425')).toBeVisible();
    await expect(query.getByLabelText('New proof of payment')).toBeEnabled();
  },
});

/** After the approval the admission fee is due. The receipt for the application fee stays. */
export const BothFees = meta.story({
  tags: ['S-9.9'],
  beforeEach({ msw }) {
    const applications = applicationsByPayment.map((application) =>
      application.paymentState === 'confirmed'
        ? {
            ...application,
            grade: 'MIMC' as const,
            paymentFee: 'admission' as const,
            paymentState: 'none' as const,
            paymentAmount: null,
          }
        : application,
    );
    msw.use(...createSampleProvider({ applications }).handlers);
  },
  play: async ({ canvas, userEvent }) => {
    const pending = within(canvas.getByRole('region', { name: 'Pending Payments' }));
    const history = within(canvas.getByRole('region', { name: 'Payment History' }));
    const open = await pending.findByRole('row', { name: /IMC-APP-377/ });
    await expect(open).toHaveTextContent('₦30,000');
    await expect(within(open).getByRole('button', { name: /^Pay Now/ })).toBeVisible();
    const paid = history.getByRole('row', { name: /IMC-APP-377/ });
    await expect(paid).toHaveTextContent('₦5,000');
    await userEvent.click(within(paid).getByRole('button', { name: /^Receipt IMC-R-/ }));
    await expect(await canvas.findByText(/^Application for Full Member/)).toBeVisible();
  },
});

const charge = (changes: Partial<MemberCharge>): MemberCharge => ({
  id: 501,
  application_id: null,
  reference: 'IMC-DUE-501',
  kind: 'annual',
  about: 'Annual Membership Fee',
  amount: 10_000,
  allocated: 0,
  due_on: null,
  state: 'open',
  created_at: '2026-01-01T00:00:00.000Z',
  receipts: [],
  ...changes,
});

/** The yearly due of members has a reference of its own. */
export const AnnualFee = meta.story({
  tags: ['PAY-41'],
  beforeEach: ({ msw }) => msw.use(answers.success(memberChargesCall, { charges: [charge({})], credit: 0 })),
  play: async ({ canvas, userEvent }) => {
    const row = await canvas.findByRole('row', { name: /IMC-DUE-501/ });
    await expect(row).toHaveTextContent(/Annual Membership Fee.*₦10,000/);
    await userEvent.click(within(row).getByRole('button', { name: 'Pay Now IMC-DUE-501' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer for IMC-DUE-501' }));
    await expect(dialog.getByRole('button', { name: 'Copy Payment reference' })).toBeVisible();
    await expect(dialog.queryByRole('link', { name: 'Continue your application' })).toBeNull();
  },
});

/** A fee was waived, and a payment was taken back: its receipt stays with the day, and the charge is due again. */
export const TakenBack = meta.story({
  tags: ['PAY-42'],
  beforeEach({ msw }) {
    const receipts = [{ number: 'IMC-R-2026-00042', amount: 5_000, reversed_at: '2026-05-06T09:00:00.000Z' }];
    const fee = { kind: 'application', about: 'Application fee', amount: 5_000, receipts } as const;
    const charges = [
      charge({ id: 502, reference: 'IMC-DUE-502', state: 'waived' }),
      charge({ application_id: 377, reference: 'IMC-APP-377', ...fee }),
    ];
    msw.use(answers.success(memberChargesCall, { charges, credit: 2_000 }));
  },
  play: async ({ canvas }) => {
    const history = within(canvas.getByRole('region', { name: 'Payment History' }));
    await expect(await history.findByRole('row', { name: /IMC-DUE-502/ })).toHaveTextContent('waived');
    await expect(history.getByRole('row', { name: /IMC-APP-377/ })).toHaveTextContent(
      /reversed.*on 6 May 2026.*IMC-R-2026-00042/,
    );
    const pending = within(canvas.getByRole('region', { name: 'Pending Payments' }));
    await expect(pending.getByRole('row', { name: /IMC-APP-377/ })).toHaveTextContent('Not paid');
    await expect(pending.getByText(/You have a credit of ₦2,000/)).toBeVisible();
  },
});

/** The picture was sent, and the statement of its day has no transfer that fits. */
export const NotInTheStatement = meta.story({
  tags: ['PAY-43'],
  beforeEach({ msw }) {
    const transfer = { day: '2026-05-05', seen: 'missing' } as const;
    const fee = { kind: 'application', about: 'Application fee', amount: 5_000, transfer } as const;
    const charges = [charge({ application_id: 431, reference: 'IMC-APP-431', ...fee })];
    msw.use(answers.success(memberChargesCall, { charges, credit: 0 }), ...everyPayment());
  },
  play: shows(
    /We did not find your transfer in our bank statement of 5 May 2026/,
    /Questions about a payment\? Write to/,
  ),
});

export const DecidedWithReason = meta.story({
  tags: ['DASH-3'],
  async beforeEach({ msw }) {
    const { applications } = await sampleClient('memberComplete')(memberApplicationsCall);
    msw.use(
      answers.success(memberApplicationsCall, {
        applications: applications.slice(0, 1).map((newest) => ({
          ...newest,
          status: 'rejected',
          decision_reason: 'Please pay the fee for the grade of Fellow before you apply again.',
        })),
      }),
    );
  },
  play: shows('From the committee', /^Please pay the fee for the grade of Fellow/, 'No payment is due'),
});

/** A member without applications: both tables explain what they will contain. */
export const Empty = meta.story({
  args: { user: memberNew },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to My Applications' })).toBeVisible();
    await expect(canvas.getByText(/No payment has been confirmed yet/)).toBeVisible();
  },
});

/** The applications have loaded, but not the draft: payments are shown only when both have. */
export const SlowDraft = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.slow(applicationDraftCall)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading your pending payments')).toBeVisible();
    await expect(canvas.queryByText(/Nothing is pending/)).toBeNull();
  },
});

export const NoAnswer = meta.story({
  beforeEach: ({ msw }) => msw.use(answers.fails(memberApplicationsCall, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** If the draft can't be loaded, the pending payments are unknown. */
export const DraftNoAnswer = meta.story({
  parameters: { looksLikeAnother: 'Of two calls, the other one has no answer.' },
  beforeEach: ({ msw }) => msw.use(answers.fails(applicationDraftCall, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

/** Pay Now shows bank details to copy. It does not start a payment. */
export const TransferOpened = meta.story({
  tags: ['S-2.63', 'S-9.4'],
  beforeEach: ({ msw }) => msw.use(...everyPayment()),
  play: async ({ canvas, userEvent }) => {
    const payNow = await canvas.findByRole('button', { name: 'Pay Now IMC-APP-2210' });
    await userEvent.click(payNow);
    const dialog = within(await screen.findByRole('dialog', { name: 'Transfer for IMC-APP-2210' }));
    // The only amount to pay is the one in the table.
    const amounts = /₦[\d,]+/g;
    const due = canvas.getByRole('row', { name: /IMC-APP-2210/ }).textContent?.match(amounts);
    await expect(due).toEqual(['₦5,000']);
    const [charged = '', alsoStated] = (screen.getByRole('dialog').textContent ?? '').split(
      transferLabels.otherFees,
    );
    await expect(charged.match(amounts)).toEqual(due);
    await expect(alsoStated?.match(amounts)).toEqual(['₦10,000', '₦25,000']);
    const message = await dialog.findByRole('link', { name: /WhatsApp/ });
    await expect(decodeURIComponent(message.getAttribute('href') ?? '').match(amounts)).toEqual(due);
    await expectLink(dialog, 'Continue your application', '/dashboard/application?view=form');
    await expectLink(dialog, 'fees by grade', '/membership/application');
  },
});

TransferOpened.test('copies the unformatted amount and restores the focus', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Copy Application fee' }));
  await expect(write).toHaveBeenCalledWith('5000');
  await userEvent.click(dialog.getByRole('button', { name: 'Copy Payment reference' }));
  await expect(write).toHaveBeenCalledWith('IMC-APP-2210');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'Pay Now IMC-APP-2210' })).toHaveFocus();
});

/** A reload or a link opens the card. */
export const TransferFromItsAddress = meta.story({
  args: { payFor: 'draft' },
  beforeEach: ({ msw }) => msw.use(...everyPayment()),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Transfer for IMC-APP-2210' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
});

/** The Institute has not set its account: nothing can be paid, and the card does not open from its address either. */
export const NoAccountYet = meta.story({
  tags: ['PAY-1'],
  args: { payFor: 'draft' },
  beforeEach: ({ msw }) => msw.use(answers.success(paymentDetailsCall, noAccount), ...everyPayment()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(paymentDetails.notSet.title)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: noAccount.email })[0]).toBeVisible();
    await expect(canvas.getByRole('row', { name: /IMC-APP-2210/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Pay Now/ })).toBeNull();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

EveryState.test(
  'the address of a confirmed payment does not open the card',
  { args: { payFor: '404' } },
  async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
);

/** A confirmed payment's receipt prints without the rest of the page. */
export const InstituteReceipt = meta.story({
  tags: ['PAY-8'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: `Receipt ${sampleReceipt.number}` }));
    const receipt = within(await canvas.findByRole('article', { name: `Receipt ${sampleReceipt.number}` }));
    await expect(receipt.getByText('Ten thousand naira only')).toBeVisible();
    await expect(receipt.getByText(/institute\.example\/verify/)).toBeVisible();
  },
});

InstituteReceipt.test('goes back to the payments', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Back to Payments' }));
  await expect(await canvas.findByRole('region', { name: 'Payment History' })).toBeVisible();
});

/** The address is another member's receipt, or an unconfirmed payment's. */
export const InstituteReceiptNotThere = meta.story({
  args: { receiptFor: 999_999 },
  beforeEach: ({ msw }) =>
    msw.use(answers.refused(receiptCall, { status: 404, message: receiptTexts.notFound })),
  play: shows('There is no receipt at this address.'),
});

export const InstituteReceiptNoAnswer = meta.story({
  args: { receiptFor: 401 },
  beforeEach: ({ msw }) => msw.use(answers.fails(receiptCall, { once: true })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
});

InstituteReceiptNoAnswer.test('a retry shows the receipt', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
  await expect(await canvas.findByRole('article', { name: `Receipt ${sampleReceipt.number}` })).toBeVisible();
});

const queries = ({ canvas }: Pick<StoryContext, 'canvas'>) =>
  canvas.findByRole('region', { name: 'The treasurer has a question about this payment' });

EveryState.test(
  'a new picture is sent without words, and the payment is checked again',
  async ({ canvas, userEvent }) => {
    const query = within(await queries({ canvas }));
    await userEvent.upload(query.getByLabelText('New proof of payment'), await samplePicture());
    await userEvent.click(query.getByRole('button', { name: 'Send answer' }));
    await expect(await canvas.findByText(applicationAnswers.proofReplaced)).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('row', { name: /IMC-APP-425/ })).toHaveTextContent('checking your proof'),
    );
  },
);

const answerInWords = named(
  'Answer in words',
  async ({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) => {
    const query = within(await queries({ canvas }));
    await userEvent.type(query.getByLabelText('Your answer'), 'From GTBank, on 4 May.');
    await userEvent.click(query.getByRole('button', { name: 'Send answer' }));
    return query;
  },
);

/** After an answer in words, the page says what happens next. */
export const QueryAnswered = meta.story({
  tags: ['PAY-5'],
  beforeEach: ({ msw }) => msw.use(...everyPayment()),
  play: async (context) => {
    await answerInWords(context);
    await expect(await context.canvas.findByText(applicationAnswers.paymentAnswered)).toBeVisible();
    await waitFor(() =>
      expect(context.canvas.getByRole('row', { name: /IMC-APP-425/ })).toHaveTextContent(
        'checking your proof',
      ),
    );
  },
});

/** The server takes the picture and does not answer to the words: they stay in the field. */
export const AnswerNotSent = meta.story({
  tags: ['PAY-5'],
  beforeEach: ({ msw }) => msw.use(answers.fails(answerPaymentQueryCall), ...everyPayment()),
  play: async (context) => {
    const picture = within(await queries(context)).getByLabelText('New proof of payment');
    await context.userEvent.upload(picture, await samplePicture());
    const query = await answerInWords(context);
    await expect(await query.findByText(applicationAnswers.proofReplaced)).toBeVisible();
    await expect(await query.findByText(/^Your answer could not be sent\./)).toBeVisible();
    await expect(query.getByLabelText('Your answer')).toHaveValue('From GTBank, on 4 May.');
  },
});
