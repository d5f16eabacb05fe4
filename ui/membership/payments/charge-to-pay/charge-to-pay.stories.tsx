import { type ApplicationDraft, applicationDraftCall, applicationDraftQuery, useApiClient } from '@imc/api';
import { answers, mocks, sampleDraft } from '@imc/mocks';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { shows } from '../../../../.storybook/story-helpers/expectations.ts';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { ChargeToPay, type ChargeToPayProps } from './charge-to-pay.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Charge to pay',
  component: ChargeToPay,
  parameters: { alsoCalled: 'bank transfer, bank details, payment, account number, pay' },
  args: {
    reference: 'IMC-APP-2210',
    account: { bank: 'Sample Bank plc', name: 'Sample Institute, Nigeria', number: '0123456789' },
    charge: { label: 'Application fee', amount: 5_000 },
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
    labels: {
      accountNumber: 'Account number',
      bank: 'Bank',
      accountName: 'Account name',
      reference: 'Payment reference',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Copy by hand',
      rest: (label) => `${label}, still open`,
      received: (received, charged) => `${received} of ${charged} was received`,
      settled: (received) => `Paid: ${received} was received.`,
      credit: (more) => `We received ${more} more than the fee and keep it as your credit.`,
      waived: 'The Institute has waived this fee.',
      nothing: 'There is nothing to pay at the moment.',
      unknown: 'Choose a grade first: the fee depends on it.',
      otherFees: 'Other published fees',
    },
    otherFees: [
      { label: 'Annual Membership Fee', value: '₦10,000' },
      { label: 'Induction Fee', value: '₦25,000', note: 'one-time' },
    ],
  } satisfies ChargeToPayProps,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '34rem' }}>
        <Card>
          <Story />
        </Card>
      </div>
    ),
  ],
});

export const Playground = meta.story({ tags: ['S-9.4'] });

/** The account is loading. The reference can be copied already. */
export const Loading = meta.story({ tags: ['PAY-1'], args: { account: undefined } });

/** The account could not be loaded, so none is shown: an old one would be wrong. */
export const NoAnswer = meta.story({
  tags: ['PAY-1'],
  args: {
    account: undefined,
    accountError: (
      <ErrorState message="The bank account could not be loaded." retryLabel="Try again" onRetry={fn()} />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Account number')).toBeNull();
  },
});

Playground.test('copies the values for the bank by keyboard', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const lines = [
    ['Copy Application fee', '5000'],
    ['Copy Account number', '0123456789'],
    ['Copy Payment reference', 'IMC-APP-2210'],
  ] as const;
  for (const [name, text] of lines) {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(write).toHaveBeenLastCalledWith(text);
    await waitFor(() => expect(button).toHaveTextContent('Copied'));
  }
});

/** The browser refuses to copy, or the page is not a secure context: the button says what to do instead. */
export const CopyRefused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const button = canvas.getByRole('button', { name: 'Copy Account number' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveTextContent('Copy by hand'));
  },
});

/** No grade was chosen yet, so no fee is known. */
export const NoGrade = meta.story({
  args: { charge: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a grade first: the fee depends on it.')).toBeVisible();
    await expect(canvas.queryByText('Application fee')).toBeNull();
  },
});

/** A part was received: the rest is the sum to pay and to copy. */
export const PartPaid = meta.story({
  tags: ['PAY-2'],
  args: { charge: { label: 'Application fee', amount: 5_000, received: 2_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('₦2,000 of ₦5,000 was received')).toBeVisible();
  },
});

PartPaid.test('the rest is copied', async ({ canvas, userEvent }) => {
  const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await userEvent.click(canvas.getByRole('button', { name: 'Copy Application fee, still open' }));
  await expect(write).toHaveBeenLastCalledWith('3000');
});

/** After the approval, the admission fee is the one sum to pay. */
export const AdmissionFee = meta.story({
  tags: ['PAY-2', 'PAY-40'],
  args: { charge: { label: 'Admission fee', amount: 25_000 } },
});

/** Nothing is left to transfer, so no account is shown. */
export const Settled = meta.story({
  tags: ['PAY-2'],
  args: { charge: { label: 'Application fee', amount: 5_000, received: 5_000, state: 'settled' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/₦5,000 was received/)).toBeVisible();
    await expect(canvas.queryByText('Account number')).toBeNull();
  },
});

/** More than the fee was received. */
export const Credit = meta.story({
  tags: ['PAY-2'],
  args: { charge: { label: 'Application fee', amount: 5_000, received: 7_000, state: 'settled' } },
  play: shows(/We received ₦2,000 more than the fee/),
});

export const Waived = meta.story({
  tags: ['PAY-2'],
  args: { charge: { label: 'Admission fee', amount: 25_000, state: 'waived' } },
  play: shows(/has waived this fee/),
});

export const NothingDue = meta.story({
  tags: ['PAY-2'],
  args: { charge: null },
  play: shows('There is nothing to pay at the moment.'),
});

/** The Institute has not set its account yet. */
export const NoAccountYet = meta.story({
  tags: ['PAY-1'],
  args: {
    account: undefined,
    accountError: (
      <InlineMessage title="The account for fees follows">Please transfer nothing yet.</InlineMessage>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The account for fees follows')).toBeVisible();
    await expect(canvas.queryByText('Account number')).toBeNull();
  },
});

/** With a note on other fees, or on what to do after the transfer. */
export const WithNote = meta.story({
  args: {
    note: (
      <>
        Fees differ by grade. <Link to="/membership/application">See the fees by grade</Link>
      </>
    ),
  },
});

/** With a link that sends the details to another payer. */
export const WithMessage = meta.story({
  tags: ['PAY-3'],
  args: {
    message: {
      label: 'Share on WhatsApp (new tab)',
      text: ({ reference, fee, accountEnding }) => `${reference} ${fee?.amount} ${accountEnding}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/?text=IMC-APP-2210%205000%206789',
    );
  },
});

/** In the dialog that Pay Now opens. */
export const InDialog = meta.story({
  parameters: { docs: { story: { inline: false } } },
  decorators: [(Story) => <Story />],
  render: ({ reference, account, charge, formatAmount, labels }) => (
    <TransferDialog
      transfer={{ reference, account, charge, formatAmount, labels }}
      title="Transfer for IMC-APP-2210"
      lead="Give the payment reference with it."
      closeLabel="Close"
      onClose={fn()}
    />
  ),
});

function FromDraft(args: ChargeToPayProps) {
  const draft = useQuery(applicationDraftQuery(useApiClient()));
  if (draft.isPending) return <Spinner label="Loading your draft" />;
  return draft.data ? <ChargeToPay {...args} reference={draft.data.reference} /> : null;
}

/** The reference reserved by the member's draft, loaded through the API client. */
export const ReferenceOfDraft = meta.story({
  decorators: [withApi('memberNew')],
  beforeEach({ msw }) {
    const draft: ApplicationDraft = { ...sampleDraft, application_id: 302, reference: 'IMC-APP-302' };
    msw.use(answers.success(applicationDraftCall, { draft }), ...mocks.all);
  },
  render: (args) => <FromDraft {...args} />,
  play: async ({ canvas }) => {
    const term = await canvas.findByText('Payment reference');
    await expect(within(term.closest('div') as HTMLElement).getByText('IMC-APP-302')).toBeVisible();
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <ChargeToPay
        {...args}
        reference={`IMC-APP-${'9'.repeat(15)}`}
        account={{ bank: longName, name: unbreakable, number: '0123456789012345678901234567890' }}
        charge={{ label: `${longName} ${unbreakable}`, amount: 1_234_567_890 }}
        note={unbreakable}
      />
      <div style={{ maxInlineSize: '12rem' }}>
        <ChargeToPay {...args} />
      </div>
    </Stack>
  ),
});
