import type { CashBook, CashBookLine } from '@imc/api/contract';
import { expect, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { cashBookLabels, sampleAmount, sampleDay } from '../../story-samples.ts';
import { CashBookTable, type CashBookTableProps } from './cash-book-table.tsx';

const received: CashBookLine = {
  id: 1,
  kind: 'received',
  booked_on: '2026-05-04',
  value_date: '2026-05-04',
  transfer_id: 7,
  numbers: ['IMC-R-2026-00412', 'IMC-R-2026-00413'],
  bank_reference: 'FT26124-0001',
  payer: 'ZENITH WORKS LTD',
  references: ['IMC-APP-412', 'IMC-APP-409'],
  amount: 30_000,
  balance: 35_000,
  reason: null,
  by: 'Sample Treasurer',
};

const book: CashBook = {
  from: '2026-05-01',
  to: '2026-05-31',
  opening: 5_000,
  received: 30_000,
  sent_back: 5_000,
  closing: 30_000,
  lines: [
    received,
    {
      ...received,
      kind: 'sent-back',
      booked_on: '2026-05-06',
      references: [],
      amount: -5_000,
      balance: 30_000,
      reason: 'Paid twice',
    },
  ],
  closed_through: '2026-04',
  next_month: null,
};

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Cash book table',
  component: CashBookTable,
  parameters: { onDesk: true, alsoCalled: 'ledger, journal, balance, period, accounting' },
  args: {
    caption: 'Cash book',
    book,
    labels: cashBookLabels,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    empty: 'Nothing was received or paid in this period',
  } satisfies CashBookTableProps,
  argTypes: { book: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Opening balance/ })).toHaveTextContent('₦5,000');
    await expect(canvas.getByRole('row', { name: /Sent back/ })).toHaveTextContent('Paid twice');
    await expect(canvas.getByRole('row', { name: /Closing balance/ })).toHaveTextContent('₦30,000');
  },
});

export const Empty = meta.story({
  args: { book: { ...book, closing: 5_000, lines: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was received or paid in this period')).toBeVisible();
  },
});

/** What came in and what went out: the one without an amount takes no room. */
export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expectNoOverflow();
    const width = (row: RegExp, cell: number) =>
      within(canvas.getByRole('row', { name: row })).getAllByRole('cell')[cell]?.clientWidth;
    await expect(width(/Sent back/, 3)).toBeLessThanOrEqual(1);
    await expect(width(/Sent back/, 4)).toBeGreaterThan(1);
  },
});

/** All lines of a busy month have the same columns. */
export const BusyMonthOnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    book: { ...book, lines: Array.from({ length: 60 }, (_, index) => ({ ...received, id: index + 1 })) },
  },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('row', { name: /ZENITH/ });
    const boxes = [0, 59].map((line) =>
      within(lines[line] as HTMLElement)
        .getAllByRole('cell')
        .map((cell) => cell.getBoundingClientRect()),
    );
    for (const [date, , , received, , balance] of boxes) {
      await expect(date?.right).toBeLessThanOrEqual(received?.left ?? 0);
      await expect(received?.bottom).toBeLessThanOrEqual(balance?.top ?? 0);
      await expect(balance?.right).toBe(received?.right);
    }
    await expect(boxes[1]?.[5]?.left).toBe(boxes[0]?.[5]?.left);
  },
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <CashBookTable
        {...args}
        book={{
          ...book,
          opening: -100_000_000,
          lines: [{ ...received, payer: longName, bank_reference: unbreakable, balance: 100_000_000 }],
        }}
      />
      <CashBookTable {...args} book={undefined} loading={<Spinner label="Loading" />} />
      <CashBookTable {...args} book={undefined} error={<ErrorState message="It could not be loaded." />} />
    </Stack>
  ),
});
