import type { Transfer } from '@imc/api/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { sampleAmount, sampleDay, sampleTransfer, transfersLabels } from '../../story-samples.ts';
import { UnallocatedTransfers, type UnallocatedTransfersProps } from './unallocated-transfers.tsx';

const nameless: Transfer = {
  ...sampleTransfer,
  id: 8,
  amount: 5_000,
  allocated: 0,
  not_allocated: 5_000,
  value_date: null,
  bank_reference: null,
  payer: null,
  account: { id: 7, name: 'Mrs Nwosu Amaka Grace' },
};

const meta = preview.meta({
  title: 'Membership/UnallocatedTransfers',
  component: UnallocatedTransfers,
  parameters: { alsoCalled: 'unknown transfers, suspense account, sent back, refund' },
  args: {
    caption: 'Not allocated',
    transfers: [sampleTransfer, nameless],
    labels: transfersLabels.unallocated,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    onAllocate: fn(),
    onSendBack: fn(),
    empty: <EmptyState text="Everything is allocated" />,
  } satisfies UnallocatedTransfersProps,
  argTypes: { transfers: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Allocate: ₦25,000, ZENITH WORKS LTD' }));
    await expect(args.onAllocate).toHaveBeenCalledWith(sampleTransfer);
    await userEvent.click(canvas.getByRole('button', { name: 'Sent back: ₦5,000, Payer not named' }));
    await expect(args.onSendBack).toHaveBeenCalledWith(nameless);
  },
});

/** A reviewer only reads. */
export const ReadOnly = meta.story({
  args: { onAllocate: undefined, onSendBack: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const OnPhone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: expectNoOverflow,
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="8">
      <UnallocatedTransfers
        {...args}
        transfers={[{ ...sampleTransfer, payer: unbreakable, amount: 100_000_000 }]}
      />
      <UnallocatedTransfers {...args} transfers={[]} />
      <UnallocatedTransfers {...args} loading={<Spinner label="Loading" />} />
      <UnallocatedTransfers {...args} error={<ErrorState message="They could not be loaded." />} />
    </Stack>
  ),
});
