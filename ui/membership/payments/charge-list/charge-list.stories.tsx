import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import {
  sampleAmount,
  sampleCharge,
  sampleDay,
  sampleSettledCharge,
  transfersLabels,
} from '../../story-samples.ts';
import { ChargeList, type ChargeListProps } from './charge-list.tsx';

const settled = sampleSettledCharge;
const open = sampleCharge;

const meta = preview.meta({
  title: 'Elements/Membership/Payments/Charge list',
  component: ChargeList,
  parameters: {
    alsoCalled: 'charges, dues, allocations, account statement, credit, waive, take back, reverse',
  },
  args: {
    charges: [settled, open],
    receiptTo: ({ application_id, kind }) => `/admin/payments?receipt=${application_id}&fee=${kind}`,
    labels: transfersLabels.charges,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    onUseCredit: fn(),
    onWaive: fn(),
    onTakeBack: fn(),
  } satisfies ChargeListProps,
  argTypes: { charges: { control: false } },
});

export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Not paid, by 6 Jun 2026')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Waive fee: Admission fee' }));
    await expect(args.onWaive).toHaveBeenCalledWith(open);
    await userEvent.click(canvas.getByRole('button', { name: 'Reverse: Application fee' }));
    await expect(args.onTakeBack).toHaveBeenCalledWith(settled);
    await expect(canvas.queryByRole('button', { name: /Use the credit/ })).toBeNull();
  },
});

/** Money of the person that is not allocated can pay what is due. */
export const Credit = meta.story({
  args: { credit: 5_000 },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('₦5,000 credit')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use the credit: Admission fee' }));
    await expect(args.onUseCredit).toHaveBeenCalledWith(open);
  },
});

/** Somebody has asked to take the confirmation back, so nobody can ask again. */
export const ReversalWaiting = meta.story({
  args: {
    charges: [
      {
        ...settled,
        take_back: {
          id: 3,
          charge_id: 40,
          amount: 5_000,
          reason: 'Recorded for the wrong person',
          not_received: false,
          asked_by: 'Sample Treasurer',
          asked_at: '2026-05-05T10:00:00.000Z',
          is_own: false,
        },
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Sample Treasurer asks to reverse/)).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const ReadOnly = meta.story({
  args: { onUseCredit: undefined, onWaive: undefined, onTakeBack: undefined },
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
      <ChargeList
        {...args}
        charges={[
          { ...open, state: 'waived', waived_reason: longName },
          {
            ...settled,
            state: 'open',
            allocated: 0,
            allocations: settled.allocations.flatMap((one) => [
              { ...one, payer: unbreakable },
              { ...one, id: 2, amount: -5_000, reason: 'The bank has reversed the transfer.' },
            ]),
            receipts: [
              {
                number: 'IMC-R-2026-00009',
                amount: 5_000,
                reversed_at: '2026-05-06T10:00:00.000Z',
                credit_note: 'IMC-C-2026-00001',
              },
            ],
          },
        ]}
      />
    </Stack>
  ),
});
