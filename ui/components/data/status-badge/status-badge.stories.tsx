import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Combinations, longName } from '../../../stories/combinations.tsx';
import { propValues } from '../../../stories/prop-values.ts';
import { StatusBadge, type StatusBadgeProps } from './status-badge.tsx';

const meta = preview.meta({
  title: 'Elements/Data/Status badge',
  component: StatusBadge,
  parameters: { alsoCalled: 'tag, pill, label, status, pending, approved, rejected, completed' },
  args: { kind: 'application' as const, status: 'pending' },
});

/** The label may say more than the status. */
export const Playground = meta.story({ args: { status: 'approved', label: 'Approved on 14 November 2026' } });

/** Amber, with a clock. */
export const Pending = meta.story({});

export const Missing = meta.story({
  args: { status: undefined },
  parameters: { looksLikeAnother: 'A missing status is pending.' },
  play: ({ canvas }) => expect(canvas.getByText('pending')).toBeVisible(),
});

/** Green, with a check mark. */
export const Approved = meta.story({ args: { status: 'approved' } });

/** Red, with a cross. */
export const Rejected = meta.story({ args: { status: 'rejected' } });

/** Grey, with a dash: the applicant has withdrawn it. */
export const Withdrawn = meta.story({ args: { status: 'withdrawn' } });

/** A completed payment is green too. */
export const Completed = meta.story({ args: { kind: 'payment', status: 'completed' } });

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
