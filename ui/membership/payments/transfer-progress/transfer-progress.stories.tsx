import preview from '../../../../.storybook/preview.tsx';
import { shows } from '../../../../.storybook/story-helpers/expectations.ts';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { TransferProgress, type TransferProgressProps } from './transfer-progress.tsx';

const meta = preview.meta({
  title: 'Membership/Payments/Transfer progress',
  tags: ['PAY-43'],
  component: TransferProgress,
  parameters: { alsoCalled: 'payment status, being checked, bank statement, where is my money' },
  args: {
    reference: 'IMC-APP-412',
    seen: 'not-read',
    day: '2026-05-06',
    formatDay: (day) => day,
    labels: {
      'not-read': (day) => `The bank statement of ${day} has not been read yet.`,
      missing: (day) => `The bank statement of ${day} was read, and your transfer is not in it.`,
      matching: () => 'Your transfer is in the bank statement and is being matched.',
    },
  } satisfies TransferProgressProps,
});

export const Playground = meta.story({});

/** The statement of its day was read, and has no transfer that fits. */
export const Missing = meta.story({
  args: { seen: 'missing' },
  play: shows('The bank statement of 2026-05-06 was read, and your transfer is not in it.'),
});

/** A line of a statement fits, and waits for the treasurer. */
export const Matching = meta.story({
  args: { seen: 'matching' },
  play: shows(/is being matched/),
});

export const Matrix = meta.story({
  render: (args) => (
    <Stack space="4">
      {(['not-read', 'missing', 'matching'] as const).map((seen) => (
        <TransferProgress key={seen} {...args} seen={seen} />
      ))}
      <TransferProgress {...args} reference={unbreakable} />
    </Stack>
  ),
});
