import { type ApplicationDraft, applicationDraftCall, applicationDraftQuery, useApiClient } from '@imc/api';
import { answers, mocks, sampleDraft } from '@imc/mocks';
import { useQuery } from '@tanstack/react-query';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { withApi } from '../../../../.storybook/story-helpers/with-api.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { Card } from '../../../components/content/card/card.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { TransferCard, type TransferCardProps } from './transfer-card.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

const meta = preview.meta({
  title: 'Membership/TransferCard',
  component: TransferCard,
  parameters: { alsoCalled: 'bank transfer, bank details, payment, account number, pay' },
  args: {
    reference: 'IMC-APP-2210',
    account: { bank: 'Sample Bank plc', name: 'Sample Institute, Nigeria', number: '0123456789' },
    fee: { label: 'Application fee', amount: 5_000 },
    formatAmount: (naira) => `₦${naira.toLocaleString('en')}`,
    labels: {
      accountNumber: 'Account number',
      bank: 'Bank',
      accountName: 'Account name',
      reference: 'Payment reference',
      copy: 'Copy',
      copied: 'Copied',
      copyFailed: 'Copy by hand',
    },
  } satisfies TransferCardProps,
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
    ['Copy Account number', '0123456789'],
    ['Copy Application fee', '5000'],
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
  args: { fee: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Application fee')).toBeNull();
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
      label: 'Send by WhatsApp (new tab)',
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
  parameters: { docs: { story: { inline: false, height: '640px' } } },
  decorators: [(Story) => <Story />],
  render: ({ reference, account, fee, formatAmount, labels }) => (
    <TransferDialog
      {...{ reference, account, fee, formatAmount, labels }}
      title="Transfer for IMC-APP-2210"
      lead="Give the payment reference with it."
      closeLabel="Close"
      onClose={fn()}
    />
  ),
});

function FromDraft(args: TransferCardProps) {
  const draft = useQuery(applicationDraftQuery(useApiClient()));
  if (draft.isPending) return <Spinner label="Loading your draft" />;
  return draft.data ? <TransferCard {...args} reference={draft.data.reference} /> : null;
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
      <TransferCard
        {...args}
        reference={`IMC-APP-${'9'.repeat(15)}`}
        account={{ bank: longName, name: unbreakable, number: '0123456789012345678901234567890' }}
        fee={{ label: `${longName} ${unbreakable}`, amount: 1_234_567_890 }}
        note={unbreakable}
      />
      <div style={{ maxInlineSize: '12rem' }}>
        <TransferCard {...args} />
      </div>
    </Stack>
  ),
});
