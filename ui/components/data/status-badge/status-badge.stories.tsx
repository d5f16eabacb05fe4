import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

const meta = preview.meta({
  title: 'Data/StatusBadge',
  component: StatusBadge,
  parameters: { alsoCalled: 'tag, pill, label, status, pending, approved, rejected, completed' },
  args: { kind: 'application' as const, status: 'pending' },
});

export const Playground = meta.story({});

/** Without a status from the server, it is pending. */
export const Missing = meta.story({
  args: { status: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('pending')).toBeVisible();
  },
});

/** All statuses, which also differ in their icons. */
export const AllStatuses = meta.story({
  tags: ['S-4.3', 'S-4.4', 'MAIL-11'],
  render: () => (
    <Cluster>
      <StatusBadge kind="application" status="approved" />
      <StatusBadge kind="application" status="pending" />
      <StatusBadge kind="application" status="rejected" />
      <StatusBadge kind="payment" status="completed" />
      <StatusBadge kind="payment" status="pending" />
      <StatusBadge kind="mail" status="sent" />
      <StatusBadge kind="mail" status="failed" />
      <StatusBadge kind="mail" status="cancelled" />
    </Cluster>
  ),
});

export const Matrix = meta.story({
  render: () => (
    <Combinations
      axes={{
        kind: propValues<StatusBadgeProps['kind']>('StatusBadge', 'kind'),
        status: ['approved', 'completed', 'pending', 'rejected', 'withdrawn', 'queried', ''],
        label: [undefined, longName],
      }}
    >
      {(props) => <StatusBadge {...props} />}
    </Combinations>
  ),
});
