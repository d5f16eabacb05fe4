import { listPageSize, type NewsletterReader, type ReaderState } from '@imc/api/contract';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../../../components/actions/button/button.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { unbreakable } from '../../../stories/combinations.tsx';
import { readersLabels, sampleCount, sampleDay } from '../../story-samples.ts';
import { NewsletterReadersTable, type NewsletterReadersTableProps } from './newsletter-readers-table.tsx';

const reader: NewsletterReader = {
  email: 'hauwa.sample@mail.example',
  state: 'confirmed',
  source: '/events',
  consent_at: '2026-04-02T14:40:00.000Z',
  confirmed_at: '2026-04-02T18:05:00.000Z',
  left_at: null,
  asked_at: null,
  is_refused: false,
};

const meta = preview.meta({
  title: 'Elements/Membership/Newsletter/Newsletter readers table',
  component: NewsletterReadersTable,
  parameters: { onDesk: true, alsoCalled: 'subscribers, mailing list, opt-in, unsubscribed' },
  args: {
    caption: 'Readers',
    readers: [reader, { ...reader, email: 'kola.sample@mail.example', state: 'waiting', confirmed_at: null }],
    counts: { waiting: 1, confirmed: 1, left: 0 },
    total: 2,
    pageSize: listPageSize.default,
    view: { state: undefined, search: '', page: 1 },
    onViewChange: fn(),
    stateTo: (state?: ReaderState) => (state ? `/admin/newsletter?state=${state}` : '/admin/newsletter'),
    toolbar: <Button variant="secondary">Export CSV</Button>,
    labels: readersLabels,
    formatTime: sampleDay,
    formatCount: sampleCount,
    empty: <EmptyState text="No readers here" />,
    noMatch: <EmptyState text="Nobody was found" />,
  } satisfies NewsletterReadersTableProps,
  argTypes: {
    readers: { control: false },
    toolbar: { control: false },
    empty: { control: false },
    noMatch: { control: false },
  },
});

export const Playground = meta.story({});

Playground.test('asks for a search', async ({ canvas, userEvent, args }) => {
  await userEvent.type(canvas.getByRole('searchbox'), 'k');
  await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: undefined, search: 'k', page: 1 });
});

/** The mail server has refused an address. */
export const Refused = meta.story({
  tags: ['MAIL-6'],
  args: {
    readers: [
      { ...reader, is_refused: true },
      { ...reader, email: 'b@mail.example' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /hauwa/ })).toHaveTextContent(
      'Emails to this address are refused',
    );
    await expect(canvas.getByRole('rowheader', { name: /^b@/ })).not.toHaveTextContent('refused');
  },
});

const odd: readonly NewsletterReader[] = [
  { ...reader, email: `${unbreakable}@mail.example`, source: `/blog/${unbreakable}` },
  { ...reader, email: 'b@mail.example', state: 'left', left_at: '2026-04-30T06:30:00.000Z', source: null },
  { ...reader, email: 'c@mail.example', state: 'waiting', confirmed_at: null },
];

export const Matrix = meta.story({
  args: { counts: { waiting: 1, confirmed: 1, left: 1 }, total: odd.length },
  render: (args) => (
    <Stack space="8">
      <NewsletterReadersTable
        {...args}
        caption="Long words"
        labels={{ ...args.labels, tabs: 'Long' }}
        readers={odd}
      />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <NewsletterReadersTable
          {...args}
          caption="On a phone"
          labels={{ ...args.labels, tabs: 'Phone' }}
          readers={odd}
          counts={{ waiting: 0, confirmed: 1_234_567, left: 1_204 }}
          total={1_235_771}
          pageSize={1_235_771}
        />
      </div>
      <NewsletterReadersTable
        {...args}
        caption="Updating"
        labels={{ ...args.labels, tabs: 'Updating' }}
        updating
        view={{ state: 'confirmed', search: 'sample', page: 2 }}
        counts={{ waiting: 0, confirmed: 60, left: 0 }}
        total={60}
      />
      <NewsletterReadersTable
        {...args}
        caption="Loading"
        labels={{ ...args.labels, tabs: 'Loading' }}
        readers={[]}
        counts={undefined}
        loading={<Spinner label="Loading" />}
      />
    </Stack>
  ),
});
