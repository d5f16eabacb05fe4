import {
  applicationDraftCall,
  applicationDraftQuery,
  createUploadUrl,
  memberApplicationsQuery,
  memberChargesQuery,
  type Payment,
  paymentStates,
  paymentsOf,
  useApiClient,
} from '@imc/api';
import {
  answers,
  applicationsByPayment,
  createMockProvider,
  memberComplete,
  mocks,
  sampleDraft,
  sampleNow,
  sampleSeed,
} from '@imc/mocks';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse, http } from 'msw';
import { expect, fn, screen, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { paymentsLabels as labels, samplePaymentReason } from '../../story-samples.ts';
import { PaymentsTable, type PaymentsTableProps } from './payments-table.tsx';

const payment = (changes: Partial<Payment>): Payment => ({
  key: '401',
  applicationId: 412,
  reference: 'IMC-APP-412',
  grade: 'AIMC',
  category: 'Associate Member',
  date: '2026-05-04T09:12:00.000Z',
  kind: 'application',
  about: 'Application fee',
  fee: 5_000,
  amount: 0,
  state: 'received',
  receipt: 'sample-proof-412.jpg',
  ...changes,
});

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Payments table',
  component: PaymentsTable,
  parameters: { onDesk: true, alsoCalled: 'payment, receipt, invoice, transaction, billing' },
  args: {
    caption: 'Pending Payments',
    payments: [
      payment({ key: 'draft', applicationId: 2210, reference: 'IMC-APP-2210', state: 'none', receipt: null }),
      payment({}),
    ],
    labels,
    formatDay: (time) => time.slice(0, 10),
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
    reasonOf: samplePaymentReason,
    proofUrl: createUploadUrl().proof,
    onPay: fn(),
  } satisfies PaymentsTableProps,
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

export const Playground = meta.story({});

/** Confirmed payments with the Institute's receipts. Payments from before there were receipts have none. */
export const Receipts = meta.story({
  args: {
    caption: 'Payment History',
    payments: [
      payment({ state: 'confirmed', amount: 35_000, receiptNumber: 'IMC-R-2026-00042' }),
      payment({
        key: '377',
        applicationId: 377,
        reference: 'IMC-APP-377',
        state: 'confirmed',
        amount: 20_000,
      }),
    ],
    onReceipt: fn(),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Receipt IMC-R-2026-00042' }));
    await expect(args.onReceipt).toHaveBeenCalledWith(expect.objectContaining({ applicationId: 412 }));
  },
});

Playground.test(
  'offers Pay Now for payments that are due, named by reference',
  async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: /^Pay Now/ })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now IMC-APP-2210' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ applicationId: 2210 }));
  },
);

/** A part of the fee was received: what is open can be paid, although the picture of the first transfer is still being checked. */
export const PaidInPart = meta.story({
  args: { payments: [payment({ kind: 'admission', about: 'Admission fee', fee: 25_000, amount: 10_000 })] },
  play: async ({ canvas, userEvent, args }) => {
    const row = within(canvas.getByRole('row', { name: /IMC-APP-412/ }));
    await expect(row.getByText('₦15,000')).toBeVisible();
    await expect(row.getByText('Admission fee')).toBeVisible();
    await expect(row.getByText('Received ₦10,000')).toBeVisible();
    await userEvent.click(row.getByRole('button', { name: 'Pay Now IMC-APP-412' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ applicationId: 412 }));
  },
});

/** A fee that was waived, and a payment that was taken back with its receipt. */
export const WaivedAndTakenBack = meta.story({
  tags: ['PAY-42'],
  args: {
    caption: 'Payment History',
    payments: [
      payment({
        key: '402',
        kind: 'annual',
        about: 'Annual Membership Fee',
        applicationId: null,
        reference: 'IMC-DUE-402',
        state: 'waived',
        category: '',
        receipt: null,
      }),
      payment({
        state: 'reversed',
        amount: 5_000,
        receiptNumber: 'IMC-R-2026-00042',
        reversedAt: '2026-05-06T09:00:00.000Z',
      }),
    ],
    onReceipt: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /IMC-DUE-402/ })).toHaveTextContent('waived');
    const row = canvas.getByRole('row', { name: /IMC-APP-412/ });
    await expect(row).toHaveTextContent(/reversed.*on 2026-05-06/);
    await expect(within(row).queryByRole('button', { name: /^Pay Now/ })).toBeNull();
  },
});

/** A member's table connected to the API, with the query definitions that the page uses. */
function FromApi({ of, ...args }: PaymentsTableProps & { of: 'pending' | 'history' }) {
  const client = useApiClient();
  const applications = useQuery(memberApplicationsQuery(client, memberComplete.email));
  const charges = useQuery(memberChargesQuery(client));
  const draft = useQuery(applicationDraftQuery(client));
  const payments = paymentsOf(applications.data ?? [], charges.data?.charges ?? [], draft.data, 'grade')[of];
  return payments.length > 0 && <PaymentsTable {...args} payments={payments} />;
}

const signedIn = withApi('memberComplete');

const everyPayment = () =>
  createMockProvider({ seed: { ...sampleSeed, applications: applicationsByPayment }, now: () => sampleNow })
    .handlers;

/** Payments that are due, being checked and queried, including the open draft. */
export const Filled = meta.story({
  tags: ['S-10.5'],
  decorators: [signedIn],
  beforeEach({ msw }) {
    msw.use(answers.success(applicationDraftCall, { draft: sampleDraft }), ...everyPayment());
  },
  render: (args) => <FromApi {...args} of="pending" />,
  play: async ({ canvas }) => {
    const draft = within(await canvas.findByRole('row', { name: /IMC-APP-2210/ }));
    await expect(draft.getByText('Not paid')).toBeVisible();
    const checked = within(canvas.getByRole('row', { name: /IMC-APP-431/ }));
    await expect(checked.getByText('We are checking your proof')).toBeVisible();
    await expect(checked.queryByRole('button', { name: /^Pay Now/ })).toBeNull();
    await expect(canvas.queryByText('IMC-APP-377')).toBeNull();
  },
});

/** Confirmed payments with their amounts. */
export const Confirmed = meta.story({
  tags: ['S-10.5'],
  decorators: [signedIn],
  args: { caption: 'Payment History', onPay: undefined },
  beforeEach({ msw }) {
    msw.use(...everyPayment());
  },
  render: (args) => <FromApi {...args} of="history" />,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('row', { name: /IMC-APP-377/ });
    const row = within(first as HTMLElement);
    await expect(row.getByText('₦5,000')).toBeVisible();
    await expect(row.getByText('completed').closest('[data-tone]')).toHaveAttribute('data-tone', 'positive');
  },
});

/** The proof in the image viewer. When it closes, focus returns to the button. */
export const ReceiptOpened = meta.story({
  decorators: [signedIn],
  render: (args) => <FromApi {...args} of="pending" />,
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'View proof IMC-APP-412' });
    await userEvent.click(opener);
    const viewer = within(await screen.findByRole('dialog', { name: 'Proof of payment for IMC-APP-412' }));
    const picture = viewer.getByRole('img', { name: 'Proof of payment for IMC-APP-412' });
    await expect(picture).toHaveAttribute('src', '/uploads/proof_of_payment/sample-proof-412.jpg');
  },
});

ReceiptOpened.test('closes and returns focus to the button', async ({ canvas, userEvent }) => {
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await expect(canvas.getByRole('button', { name: 'View proof IMC-APP-412' })).toHaveFocus();
});

/** The application has a file name, but the image does not exist. */
export const ReceiptMissing = meta.story({
  decorators: [signedIn],
  beforeEach({ msw }) {
    msw.use(
      http.get('/uploads/proof_of_payment/:file', () => new HttpResponse(null, { status: 404 })),
      ...everyPayment(),
    );
  },
  render: (args) => <FromApi {...args} of="pending" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'View proof IMC-APP-431' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
});

const everything: readonly Payment[] = paymentStates.map((state, index) =>
  payment({
    key: String(index),
    applicationId: index,
    reference: index === 0 ? `IMC-APP-${'9'.repeat(15)}` : `IMC-APP-${index}`,
    category: index === 1 ? unbreakable : longName,
    grade: index === 2 ? undefined : 'DFIMC',
    date: index === 3 ? '' : '2026-05-04T09:12:00.000Z',
    amount: state === 'confirmed' ? 1_234_567_890 : 0,
    state,
    receipt: index === 0 ? null : 'receipt.jpg',
  }),
);

/** Long names, large amounts and every state. */
export const LongNames = meta.story({ args: { payments: everything } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <PaymentsTable {...args} caption="Every state" payments={everything} />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <PaymentsTable {...args} caption="On a phone" payments={everything} />
      </div>
    </Stack>
  ),
});
