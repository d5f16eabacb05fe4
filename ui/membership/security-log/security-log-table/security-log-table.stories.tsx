import { sampleSecurityEvents } from '@imc/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { longName } from '../../../stories/combinations.tsx';
import { securityLogLabels as labels } from '../../story-samples.ts';
import { SecurityLogTable, type SecurityLogTableProps } from './security-log-table.tsx';

const meta = preview.meta({
  title: 'Elements/Membership/Security log/Security log table',
  component: SecurityLogTable,
  parameters: { onDesk: true, alsoCalled: 'audit log, security events, access log, audit trail' },
  args: {
    caption: 'Security log',
    events: sampleSecurityEvents,
    labels,
    formatTime: (time: string) => time.slice(0, 16).replace('T', ', '),
    empty: <EmptyState text="No events" />,
  } satisfies SecurityLogTableProps,
  argTypes: { events: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({
  tags: ['SEC-6'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Role changed to treasurer/ })).toBeVisible();
    await expect(canvas.getByText('Erased account 9041')).toBeVisible();
  },
});

const [decision] = sampleSecurityEvents;

/** A part payment, and an undone decision. */
export const Decisions = meta.story({
  tags: ['SEC-2'],
  args: {
    events: decision
      ? [
          { ...decision, id: 22, detail: 'undone-pending' },
          {
            ...decision,
            id: 21,
            detail: 'part-payment',
            subject: { kind: 'payment', id: 302, name: null },
          },
        ]
      : [],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /^Decision: undone, pending again/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: /^Decision: part payment recorded/ })).toBeVisible();
  },
});

/** Every kind of event of the sample, and a long name. */
export const Matrix = meta.story({
  args: {
    events: sampleSecurityEvents.map((event) => ({
      ...event,
      account: event.account && { ...event.account, name: longName },
    })),
  },
});
