import { ledgerTexts, paymentTexts } from '@imc/api/contract';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sampleAmount, sampleCount, sampleDay, statementMatchesLabels } from '../../story-samples.ts';
import type { MatchedLine } from './statement-line.ts';
import { StatementMatches, type StatementMatchesProps } from './statement-matches.tsx';

const match = {
  application_id: 412,
  reference: 'IMC-APP-412',
  name: 'Mrs Nwosu Amaka Grace',
  grade: 'AIMC',
  fee_kind: 'admission',
  fee: 30_000,
  amount: null,
  state: 'received',
  is_own: false,
  reasons: ['reference', 'amount', 'name'],
  confidence: 'high',
} as const;

const line: MatchedLine = {
  number: 1,
  duplicateOf: undefined,
  amount: 30_000,
  value_date: '2026-05-04',
  bank_reference: 'FT26124-0001',
  narration: 'NIP FROM AMAKA NWOSU/IMC-APP-412',
  recorded_for: null,
  matches: [{ ...match, reasons: [...match.reasons] }],
};

const likely: MatchedLine = {
  ...line,
  number: 2,
  amount: 10_000,
  bank_reference: '',
  value_date: null,
  narration: 'TRF YUSUF BAKO',
  matches: [
    {
      ...match,
      application_id: 409,
      reference: 'IMC-APP-409',
      name: 'Mr Bako Yusuf',
      reasons: ['name'],
      confidence: 'low',
    },
    {
      ...match,
      application_id: 377,
      reference: 'IMC-APP-377',
      name: 'Mr Bako Yusuf',
      state: 'confirmed',
      reasons: ['reference'],
      confidence: 'medium',
    },
  ],
};

const others: readonly MatchedLine[] = [
  {
    ...line,
    number: 3,
    narration: '=HYPERLINK("http://mail.example")<script>alert(1)</script>',
    matches: [],
  },
  { ...line, number: 4, duplicateOf: 1 },
  { ...line, number: 5, recorded_for: 'IMC-APP-398' },
  { ...line, number: 6, reversedBy: 9 },
];

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Statement matches',
  component: StatementMatches,
  parameters: { alsoCalled: 'bank statement, reconciliation, CSV, matching' },
  args: {
    lines: [line, likely, ...others],
    onMatch: fn<StatementMatchesProps['onMatch']>(async () => undefined),
    labels: statementMatchesLabels,
    formatDay: sampleDay,
    formatAmount: sampleAmount,
    formatCount: sampleCount,
    empty: <EmptyState text="No credits" />,
  } satisfies StatementMatchesProps,
  argTypes: { lines: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'The amount differs from what is due' }));

Playground.test('one click passes a line whose amount is due', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Confirm: ₦30,000 for IMC-APP-412' }));
  await expect(args.onMatch).toHaveBeenCalledWith(line, line.matches[0], false);
});

Playground.test('a part is asked about with both figures', async ({ canvas, userEvent, args, step }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Mr Bako Yusuf, Line 2' }));
  const record = () =>
    userEvent.click(canvas.getByRole('button', { name: 'Record as part: ₦10,000 for IMC-APP-409' }));
  await step('Go back', async () => {
    await record();
    const dialog = await question();
    await expect(dialog.getByText(/^₦10,000 was received, ₦30,000 is due/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onMatch).not.toHaveBeenCalled();
  });
  await step('Record the part', async () => {
    await record();
    await userEvent.click((await question()).getByRole('button', { name: 'Record as part' }));
    await waitFor(() =>
      expect(args.onMatch).toHaveBeenCalledWith(likely, likely.matches[0], true, undefined),
    );
  });
});

/** More than the fee is recorded with a reason only. */
export const MoreThanTheFee = meta.story({
  args: { lines: [{ ...line, amount: 40_000 }] },
  play: async ({ canvas, userEvent, args, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm: ₦40,000 for IMC-APP-412' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'The amount differs from what is due' }));
    await expect(dialog.getByText(/^₦40,000 would be received.* ₦10,000 above it becomes/)).toBeVisible();
    await step('Confirm without a reason', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await expect(await dialog.findByText(paymentTexts.reasonRequired)).toBeVisible();
      await expect(args.onMatch).not.toHaveBeenCalled();
    });
    await step('Confirm with a reason', async () => {
      await userEvent.type(dialog.getByRole('textbox'), 'Also pays for IMC-APP-413');
      await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
      await waitFor(() =>
        expect(args.onMatch).toHaveBeenCalledWith(
          expect.objectContaining({ amount: 40_000 }),
          line.matches[0],
          false,
          'Also pays for IMC-APP-413',
        ),
      );
    });
  },
});

/** A line that is equal to an earlier one can still be recorded, after a question. */
export const Repeated = meta.story({
  args: { lines: [{ ...line, number: 4, duplicateOf: 1 }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm: ₦30,000 for IMC-APP-412, Line 4' }));
    const dialog = await question();
    await expect(dialog.getByText(/^This line repeats line 1/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await waitFor(() => expect(args.onMatch).toHaveBeenCalled());
  },
});

/** The bank reference was recorded with another amount: the reason is asked for, and stays if somebody else was faster. */
export const RefusedWithoutReason = meta.story({
  tags: ['PAY-18'],
  args: {
    lines: [line],
    onMatch: fn<StatementMatchesProps['onMatch']>(async (...[, , , reason]) => ({
      message: paymentTexts.changedSince('Sample Treasurer'),
      fields: Object.fromEntries(reason ? [] : [['reason', ledgerTexts.referenceUsed('IMC-APP-398')]]),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm: ₦30,000 for IMC-APP-412' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText(ledgerTexts.referenceUsed('IMC-APP-398'))).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Another transfer');
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Sample Treasurer has changed');
    await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Another transfer');
  },
});

/** All sure matches are confirmed at once, after their list was shown: neither parts, nor guesses. */
export const SureOnes = meta.story({
  tags: ['PAY-24'],
  args: {
    lines: [
      line,
      likely,
      {
        ...line,
        number: 7,
        matches: [{ ...match, application_id: 414, reference: 'IMC-APP-414', reasons: [...match.reasons] }],
      },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm the 2 sure ones' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm 2 payments' }));
    await expect(dialog.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm all' }));
    await waitFor(() => expect(args.onMatch).toHaveBeenCalledTimes(2));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** Lines that are not certain are listed by their number in the file, with what they say and why they were not read. */
export const NotRead = meta.story({
  args: {
    lines: [line],
    unread: [
      { number: 7, text: '05/11/2026 | TRF OJO | ADE | 30000.00', reason: 'cells' },
      {
        number: 9,
        text: '05/11/2026 | POS | 3O,000',
        reason: 'amount',
        cell: { name: 'Credit', text: '3O,000' },
      },
      { number: 12, text: '05/11/2026 | NIP | 30,000', reason: 'direction' },
      { number: 13, text: '05/11/2026 | REFUND | 30,000 | 12,000', reason: 'balance' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Not read: 4' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Line 12' })).toBeVisible();
    await expect(canvas.getByText('Credit: 3O,000')).toBeVisible();
  },
});

/** A refund is never sure, whatever else agrees. A credit that a later line takes back is not to confirm. */
export const Refunds = meta.story({
  tags: ['PAY-23'],
  args: {
    lines: [
      {
        ...line,
        narration: 'REFUND IMC-APP-412',
        matches: [{ ...match, reasons: [...match.reasons], contradiction: 'REFUND', confidence: 'low' }],
      },
      { ...line, number: 6, reversedBy: 9 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Possible: reference, amount, name, but it says REFUND')).toBeVisible();
    await expect(canvas.getByText('Reversed by line 9')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Confirm/ })).toHaveLength(1);
  },
});

export const Outcomes = meta.story({
  tags: ['PAY-24'],
  args: {
    lines: [
      {
        ...line,
        outcome: {
          kind: 'recorded',
          message:
            'Confirmed for IMC-APP-412. Receipt and email go out at 14:20. Until then, you can undo it.',
          onUndo: fn(),
        },
      },
      {
        ...likely,
        outcome: {
          kind: 'refused',
          message: 'Sample Treasurer has changed this payment since you opened it.',
        },
      },
      { ...line, number: 6, outcome: { kind: 'saving', applicationId: 412 } },
    ],
  },
});

/** The statement has no incoming transfers. */
export const Empty = meta.story({
  args: { lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No credits')).toBeVisible();
  },
});

/** 10,000 lines, of which a page of each group is in the page. */
export const TenThousandRows = meta.story({
  args: {
    lines: Array.from({ length: 10_000 }, (_, index) => ({
      ...(index % 2 ? line : { ...line, matches: [], narration: `UNKNOWN ${index}` }),
      number: index + 1,
    })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'To confirm: 5,000' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Unknown: 5,000' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(50);
  },
});

export const Matrix = meta.story({
  render: (args) => {
    const long = {
      ...line,
      narration: unbreakable,
      bank_reference: unbreakable,
      matches: [{ ...match, name: longName, reasons: [...match.reasons], is_own: true }],
    };
    return (
      <Stack space="8">
        <StatementMatches {...args} lines={[long]} />
        <div style={{ maxInlineSize: '20.5rem' }}>
          <StatementMatches {...args} lines={[long, likely]} />
        </div>
        <StatementMatches {...args} lines={[]} />
      </Stack>
    );
  },
});
