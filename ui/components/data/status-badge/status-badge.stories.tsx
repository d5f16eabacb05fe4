import { keysOf, mailStates, standingNames, standings } from '@imc/api/contract';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Cluster } from '../../../layout/cluster/cluster.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { StatusBadge } from './status-badge.tsx';

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

const statuses = {
  application: ['pending', 'approved', 'rejected', 'withdrawn'],
  payment: ['not paid', 'pending', 'question', 'completed', 'closed'],
  mail: mailStates,
  standing: standings,
} as const;

const kinds = { application: 'Application', payment: 'Payment', mail: 'Mail', standing: 'Membership' };

const labels: Readonly<Record<string, string>> = standingNames;

const all = keysOf(statuses).map((kind) => (
  <Cluster key={kind}>
    <Text weight="strong">{kinds[kind]}</Text>
    {statuses[kind].map((status) => (
      <StatusBadge key={status} kind={kind} status={status} label={labels[status]} />
    ))}
  </Cluster>
));

/** All statuses, a line for each kind. They also differ in their icons. */
export const AllStatuses = meta.story({
  tags: ['S-4.3', 'S-4.4', 'MAIL-11'],
  render: () => <Stack space="3">{all}</Stack>,
});

export const Matrix = meta.story({
  render: () => (
    <Stack space="3">
      {all}
      <StatusBadge kind="application" label={longName} />
    </Stack>
  ),
});
