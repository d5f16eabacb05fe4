import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { cashBookLabels, sampleAmount, sampleDay } from '../../story-samples.ts';
import { CashBook, type CashBookProps } from './cash-book.tsx';

const received = {
  id: 1,
  date: '2026-05-04',
  number: 'IMC-R-2026-00012',
  what: 'Admission fee, Mrs Nwosu Amaka Grace',
  received: 30_000,
  paid: 0,
  balance: 35_000,
} as const;

const meta = preview.meta({
  title: 'Membership/CashBook',
  component: CashBook,
  parameters: { alsoCalled: 'ledger, journal, balance, period, accounting' },
  args: {
    caption: 'Cash book',
    balances: { opening: 5_000, closing: 30_000 },
    lines: [
      received,
      {
        ...received,
        id: 2,
        date: '2026-05-06',
        number: null,
        what: 'Sent back',
        received: 0,
        paid: 5_000,
        balance: 30_000,
      },
    ],
    labels: cashBookLabels,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    empty: 'Nothing was received or paid in this period',
  } satisfies CashBookProps,
  argTypes: { lines: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Opening balance/ })).toHaveTextContent('₦5,000');
    await expect(canvas.getByRole('row', { name: /Sent back/ })).toHaveTextContent('₦30,000');
    await expect(canvas.getByRole('row', { name: /Closing balance/ })).toHaveTextContent('₦30,000');
  },
});

export const Empty = meta.story({
  args: { balances: { opening: 5_000, closing: 5_000 }, lines: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing was received or paid in this period')).toBeVisible();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: expectNoOverflow,
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <CashBook
        {...args}
        lines={[{ ...received, what: longName, number: unbreakable, balance: 100_000_000 }]}
      />
      <CashBook {...args} balances={undefined} lines={[]} loading={<Spinner label="Loading" />} />
      <CashBook
        {...args}
        balances={undefined}
        lines={[]}
        error={<ErrorState message="It could not be loaded." />}
      />
    </Stack>
  ),
});
