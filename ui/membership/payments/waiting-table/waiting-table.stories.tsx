import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { transfersLabels } from '../../story-samples.ts';
import { type WaitingRow, WaitingTable, type WaitingTableProps } from './waiting-table.tsx';

const onAgree = fn();

const asked: WaitingRow = {
  id: 3,
  name: 'Mrs Nwosu Amaka Grace',
  reference: 'IMC-APP-412 · Application fee · IMC-R-2026-00009',
  amount: '₦5,000',
  reason: 'The bank has reversed the transfer.',
  reasonNote: 'The money never came',
  by: 'Sample Treasurer',
  day: '5 May 2026',
  actions: [
    { text: 'Approve', of: 'IMC-R-2026-00009', act: onAgree },
    { text: 'Refuse', of: 'IMC-R-2026-00009', act: fn() },
  ],
};

/** The one who asked can't agree. */
const own = { ...asked, id: 4, note: 'You asked: another person must approve it' };

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Waiting table',
  component: WaitingTable,
  parameters: {
    onDesk: true,
    alsoCalled: 'take back, second person, four eyes, unknown transfers, suspense account, sent back, refund',
  },
  args: {
    caption: 'To approve',
    rows: [asked, own],
    labels: transfersLabels.waiting,
    empty: <EmptyState text="Nothing waits" />,
  } satisfies WaitingTableProps,
  argTypes: { rows: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('You asked: another person must approve it')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Approve: IMC-R-2026-00009' }));
    await expect(onAgree).toHaveBeenCalledOnce();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: expectNoOverflow,
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <WaitingTable {...args} rows={[{ ...asked, name: longName, reason: unbreakable, actions: [] }]} />
      <WaitingTable {...args} rows={[]} />
      <WaitingTable {...args} loading={<Spinner label="Loading" />} />
      <WaitingTable {...args} error={<ErrorState message="They could not be loaded." />} />
    </Stack>
  ),
});
