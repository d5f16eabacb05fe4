import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectNoOverflow } from '../../../../.storybook/story-helpers/expectations.ts';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { sampleAmount, sampleDay, sampleSettledCharge, transfersLabels } from '../../story-samples.ts';
import { ReversalList, type ReversalListProps, type WaitingReversal } from './reversal-list.tsx';

const asked: WaitingReversal = {
  ...sampleSettledCharge,
  take_back: {
    id: 3,
    charge_id: 40,
    amount: 5_000,
    reason: 'The bank has reversed the transfer.',
    not_received: true,
    asked_by: 'Sample Treasurer',
    asked_at: '2026-05-05T10:00:00.000Z',
    is_own: false,
  },
};

const meta = preview.meta({
  title: 'Membership/ReversalList',
  component: ReversalList,
  parameters: { alsoCalled: 'take back, second person, four eyes, credit note, refund' },
  args: {
    caption: 'To agree',
    reversals: [asked],
    labels: transfersLabels.reversals,
    formatAmount: sampleAmount,
    formatDay: sampleDay,
    onAnswer: fn(),
    empty: <EmptyState text="Nothing waits" />,
  } satisfies ReversalListProps,
  argTypes: { reversals: { control: false }, empty: { control: false } },
});

/** A second person agrees or refuses. */
export const Playground = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Agree: IMC-R-2026-00009' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(asked, true);
    await userEvent.click(canvas.getByRole('button', { name: 'Refuse: IMC-R-2026-00009' }));
    await expect(args.onAnswer).toHaveBeenCalledWith(asked, false);
  },
});

/** The one who asked can't agree. */
export const Own = meta.story({
  args: { reversals: [{ ...asked, take_back: { ...asked.take_back, is_own: true } }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You asked: another person must agree')).toBeVisible();
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
      <ReversalList
        {...args}
        reversals={[{ ...asked, name: longName, take_back: { ...asked.take_back, reason: unbreakable } }]}
      />
      <ReversalList {...args} reversals={[]} />
      <ReversalList {...args} loading={<Spinner label="Loading" />} />
      <ReversalList {...args} error={<ErrorState message="They could not be loaded." />} />
    </Stack>
  ),
});
