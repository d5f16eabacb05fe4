import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { statementReadingLabels } from '../../story-samples.ts';
import { StatementReading, type StatementReadingProps } from './statement-reading.tsx';

const columns: StatementReadingProps['columns'] = [
  { name: 'Value Date', sample: '05/11/2026', role: 'date' },
  { name: 'Remarks', sample: 'NIP FROM AMAKA NWOSU/IMC-APP-412', role: 'narration' },
  { name: 'Debit (NGN)', sample: '50.00', role: 'debit' },
  { name: 'Credit (NGN)', sample: '30,000.00', role: 'credit' },
  { name: 'Balance', sample: '80,000.00', role: 'balance' },
  { name: 'Channel', sample: 'App', role: 'ignore' },
];

const sums = { credits: 3_000_050, debits: 5000, unread: 0, own: {} } as const;

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Statement reading',
  component: StatementReading,
  parameters: { alsoCalled: 'bank statement, columns, mapping, number format, sums' },
  args: {
    columns,
    onRole: fn(),
    decisions: { decimalMark: '.', dateOrder: 'dayFirst', directionBy: 'columns' },
    onDecide: fn(),
    sums: { ...sums, own: { credits: sums.credits, change: 2_995_050 } },
    labels: statementReadingLabels,
    formatKobo: (kobo) => `₦${(kobo / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`,
  } satisfies StatementReadingProps,
  argTypes: { columns: { control: false } },
});

export const Playground = meta.story({});

Playground.test('a decision for the whole file can be changed', async ({ canvas, userEvent, args }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Dates' }), 'monthFirst');
  await expect(args.onDecide).toHaveBeenCalledWith({ ...args.decisions, dateOrder: 'monthFirst' });
});

Playground.test('columns are shown and corrected', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Columns of the file' }));
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Channel' }), 'payer');
  await expect(args.onRole).toHaveBeenCalledWith(5, 'payer');
});

/** The columns are not known: each is asked for, with one of its values. */
export const ByHand = meta.story({
  tags: ['PAY-21'],
  args: {
    columns: columns.map(({ sample }, column) => ({
      sample,
      name: column === 5 ? '' : `Feld ${column + 1}`,
      role: 'ignore',
    })),
    sums: undefined,
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Say which column has the date/)).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Feld 1' }), 'date');
    await expect(args.onRole).toHaveBeenCalledWith(0, 'date');
    await expect(canvas.getByRole('combobox', { name: 'Column 6' })).toHaveAccessibleDescription(
      'For example: App',
    );
  },
});

/** Of one column with all amounts, what says that money came in can be changed. */
export const OneAmountColumn = meta.story({
  args: {
    columns: columns.map((column) => (column.role === 'credit' ? { ...column, role: 'amount' } : column)),
    decisions: { decimalMark: ',', dateOrder: 'monthFirst', directionBy: 'sign' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Money came in if' }), 'balance');
    await expect(args.onDecide).toHaveBeenCalledWith({ ...args.decisions, directionBy: 'balance' });
  },
});

/** The sums are not those of the statement. */
export const SumsDiffer = meta.story({
  tags: ['PAY-21'],
  args: { sums: { ...sums, unread: 700_000, own: { credits: 3_700_050, debits: 5000, change: 3_695_050 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The sums differ from those on the statement/)).toBeVisible();
    await expect(canvas.getByText('The statement says ₦37,000.50, which differs')).toBeVisible();
  },
});

/** The statement states no sums. */
export const WithoutOwnSums = meta.story({ args: { sums } });

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <StatementReading
        {...args}
        columns={columns.map((column) => ({ ...column, name: longName, sample: unbreakable }))}
        sums={undefined}
      />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <StatementReading {...args} sums={{ ...sums, unread: 700_000, own: { credits: 3_700_050 } }} />
      </div>
    </Stack>
  ),
});
