import { listPageSize, type MailState, type OutboxMail } from '@imc/api/contract';
import { sampleMails } from '@imc/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state/error-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { mailsLabels, sampleCount } from '../../story-samples.ts';
import { MailsTable, type MailsTableProps } from './mails-table.tsx';

const counts = { queued: 2, sending: 0, sent: 2, failed: 2, cancelled: 1 };
const newestFirst = sampleMails.toReversed();

const meta = preview.meta({
  title: 'Elements/Membership/Mails/Mails table',
  component: MailsTable,
  parameters: { onDesk: true, alsoCalled: 'outbox, sent mails, failed mails, bounces, delivery, resend' },
  args: {
    caption: 'Emails',
    mails: newestFirst,
    counts,
    total: newestFirst.length,
    pageSize: listPageSize.default,
    view: { state: undefined, page: 1 },
    onViewChange: fn(),
    stateTo: (state?: MailState) => (state ? `/admin/mails?state=${state}` : '/admin/mails'),
    labels: mailsLabels,
    formatCount: sampleCount,
    applicationTo: (id: number) => `/admin/applications?application=${id}`,
    onResend: fn(),
    empty: <EmptyState text="No emails here" />,
  } satisfies MailsTableProps,
  argTypes: { mails: { control: false }, empty: { control: false } },
});

export const Playground = meta.story({});

Playground.test('a failed mail can be sent again', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Send again: Welcome to Tunde Bello' }));
  await expect(args.onResend).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  await expect(canvas.getAllByRole('button', { name: /^Send again/ })).toHaveLength(1);
});

/** Only the failed ones. */
export const Failed = meta.story({
  tags: ['MAIL-10'],
  args: { mails: newestFirst.filter(({ state }) => state === 'failed'), total: 2, view: { state: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /Tunde Bello/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Failed 2' })).toHaveAttribute('aria-current', 'page');
  },
});

const [first] = newestFirst;
const odd: readonly OutboxMail[] = first
  ? [
      { ...first, id: 21, to: { name: longName, address: `${unbreakable}@mail.example` } },
      {
        ...first,
        id: 22,
        to: { name: unbreakable, address: 'a@mail.example' },
        state: 'failed',
        can_resend: true,
      },
      { ...first, id: 23, to: null, state: 'sending', next_attempt_at: null },
    ]
  : [];

export const Matrix = meta.story({
  args: {
    counts: { queued: 1, sending: 1, sent: 0, failed: 1, cancelled: 0 },
    total: odd.length,
    pageSize: odd.length,
  },
  render: (args) => (
    <Stack space="8">
      <MailsTable {...args} caption="Long names" labels={{ ...args.labels, tabs: 'Long' }} mails={odd} />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <MailsTable
          {...args}
          caption="On a phone"
          labels={{ ...args.labels, tabs: 'Phone' }}
          mails={odd}
          counts={{ queued: 0, sending: 1, sent: 1_234_567, failed: 3, cancelled: 1_204 }}
          total={1_235_775}
          resending={[22]}
        />
      </div>
      <MailsTable
        {...args}
        caption="Loading"
        labels={{ ...args.labels, tabs: 'Loading' }}
        mails={[]}
        counts={undefined}
        loading={<Spinner label="Loading" />}
      />
      <MailsTable
        {...args}
        caption="Failed"
        labels={{ ...args.labels, tabs: 'None' }}
        mails={[]}
        counts={undefined}
        error={<ErrorState message={unbreakable} />}
      />
    </Stack>
  ),
});
