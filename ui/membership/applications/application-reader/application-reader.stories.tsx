import { createUploadUrl, type Payment } from '@imc/api';
import { mocks } from '@imc/mocks';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  applicationReaderLabels,
  sampleAmount,
  sampleApplicationDetails,
  sampleDay,
  sampleMoment,
  samplePaymentReason,
} from '../../story-samples.ts';
import { ApplicationReader, type ApplicationReaderProps } from './application-reader.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Applications/Application reader',
  component: ApplicationReader,
  parameters: { alsoCalled: 'read-only form, summary, print view' },
  args: {
    application: sampleApplicationDetails,
    payments: [],
    labels: applicationReaderLabels,
    formatDay: sampleDay,
    formatMoment: sampleMoment,
    formatAmount: sampleAmount,
    reasonOf: samplePaymentReason,
    receiptPath: ({ key }) => `/dashboard/payments?receipt=${key}`,
    proofUrl: createUploadUrl().proof,
  } satisfies ApplicationReaderProps,
  argTypes: { application: { control: false } },
  beforeEach({ msw }) {
    msw.use(...mocks.all);
  },
});

const paidFee = ({ amount, ...fee }: Pick<Payment, 'kind' | 'about' | 'amount'>): Payment => ({
  ...fee,
  key: fee.kind,
  applicationId: sampleApplicationDetails.id,
  reference: 'IMC-APP-412',
  grade: 'MIMC',
  category: 'Full Member',
  date: '2026-05-02T09:00:00Z',
  fee: amount,
  amount,
  state: 'confirmed',
  receipt: null,
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await expect(part('Personal information').getByText('Nwosu')).toBeVisible();
    await expect(part('Professional information').getByText('MKT-ADA')).toBeVisible();
    await expect(part('Education').getByRole('cell', { name: 'Sample Business School' })).toBeVisible();
    await expect(part('Consulting assignments').getByText('Lead consultant')).toBeVisible();
    await expect(part('Referees').getByText('Hajiya Zainab Musa')).toBeVisible();
    await expect(part('Declaration').getByText(/^I declare/)).toBeVisible();
    await expect(part('Payment').getByText(/We are checking your proof/)).toBeVisible();
  },
});

/** Approved, with its two fees confirmed. */
export const Approved = meta.story({
  args: {
    application: {
      ...sampleApplicationDetails,
      status: 'approved',
      paymentState: 'confirmed',
      paymentAmount: 30_000,
    },
    payments: [
      paidFee({ kind: 'application', about: 'Application fee', amount: 5_000 }),
      paidFee({ kind: 'admission', about: 'Admission fee', amount: 30_000 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('approved')).toBeVisible();
    const payment = within(canvas.getByRole('region', { name: 'Payment' }));
    await expect(payment.getAllByText('completed')).toHaveLength(2);
    await expect(payment.getByText('Received ₦5,000')).toBeVisible();
    await expect(payment.getByText('Received ₦30,000')).toBeVisible();
  },
});

export const RejectedWithoutProof = meta.story({
  args: {
    application: {
      ...sampleApplicationDetails,
      status: 'rejected',
      proofOfPayment: null,
      paymentState: 'none',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('rejected')).toBeVisible();
    await expect(canvas.getByText(/Not paid/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'View proof of payment' })).toBeNull();
  },
});

/** The proof of payment in the image viewer. */
export const ProofOpened = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View proof of payment' }));
    const viewer = within(await screen.findByRole('dialog', { name: 'Proof of payment for IMC-APP-412' }));
    await expect(viewer.getByRole('img')).toHaveAttribute(
      'src',
      '/uploads/proof_of_payment/sample-proof-412.jpg',
    );
  },
});

ProofOpened.test('closes and returns focus to the button', async ({ canvas, userEvent }) => {
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await expect(canvas.getByRole('button', { name: 'View proof of payment' })).toHaveFocus();
});

/** The application has a file name, but the image does not exist. */
export const ProofMissing = meta.story({
  args: { application: { ...sampleApplicationDetails, proofOfPayment: 'not-there.jpg' } },
  beforeEach({ msw }) {
    msw.use(http.get('/uploads/proof_of_payment/:file', () => new HttpResponse(null, { status: 404 })));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View proof of payment' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  },
});

/** Only personal details: sections without lines are not rendered. */
export const PersonalPartsOnly = meta.story({
  args: {
    application: {
      ...sampleApplicationDetails,
      institutions: [],
      assignments: [],
      referees: [],
      declared: false,
      signature: '',
      date: '',
      proofOfPayment: null,
      paymentState: 'none',
    },
  },
  play: async ({ canvas }) => {
    for (const name of ['Education', 'Consulting assignments', 'Referees', 'Declaration'])
      await expect(canvas.queryByRole('region', { name })).toBeNull();
  },
});

const [institution] = sampleApplicationDetails.institutions;
const [referee] = sampleApplicationDetails.referees;

/** Staff of the Institute opened it. Without an opening, the part says so. */
export const OpenedByStaff = meta.story({
  tags: ['SEC-9'],
  args: {
    application: {
      ...sampleApplicationDetails,
      openings: {
        count: 2,
        latest: [
          { opened_at: '2026-05-07T09:42:00.000Z', part: 'proof', staff_role: 'treasurer', staff_number: 41 },
          { opened_at: '2026-05-06T14:05:00.000Z', part: 'application', staff_role: null, staff_number: 2 },
        ],
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    const openings = within(canvas.getByRole('region', { name: 'Who opened your application' }));
    await expect(openings.getByText(/2 times, last on 2026-05-07 09:42/)).toBeVisible();
    await userEvent.click(openings.getByText('Every time'));
    await expect(openings.getByText(/42: A treasurer .* \(staff number 41\) opened .* proof/)).toBeVisible();
    await expect(openings.getByText(/05: A member of .* staff \(staff number 2\) opened .*/)).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <ApplicationReader
      {...args}
      application={{
        ...sampleApplicationDetails,
        surname: longName,
        otherNames: unbreakable,
        email: unbreakable,
        institutions: institution ? [{ ...institution, name: unbreakable }, institution] : [],
        assignments: [{ project: longName, role: unbreakable, period: longName }],
        referees: referee
          ? [
              { ...referee, name: unbreakable },
              { ...referee, email: unbreakable },
            ]
          : [],
        paymentState: 'queried',
      }}
    />
  ),
});
