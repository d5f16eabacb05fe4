import { type AdminMessage, listPageSize, type MessageState } from '@imc/api/contract';
import { sampleMessages } from '@imc/mocks';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { EmptyState } from '../../../components/feedback/empty-state/empty-state.tsx';
import { Spinner } from '../../../components/feedback/spinner/spinner.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { longName, unbreakable } from '../../../stories/combinations.tsx';
import { messagesLabels, sampleCount, sampleDay } from '../../story-samples.ts';
import { MessagesTable, type MessagesTableProps } from './messages-table.tsx';

const newestFirst = sampleMessages.toReversed();

const meta = preview.meta({
  title: 'Elements/Membership/Messages/Messages table',
  component: MessagesTable,
  parameters: { onDesk: true, alsoCalled: 'inbox, enquiries, contact requests, invitations to join' },
  args: {
    caption: 'Messages',
    messages: newestFirst,
    counts: { new: 2, read: 1, handled: 1 },
    total: newestFirst.length,
    pageSize: listPageSize.default,
    view: { state: undefined, search: '', page: 1 },
    onViewChange: fn(),
    stateTo: (state?: MessageState) => (state ? `/admin/messages?state=${state}` : '/admin/messages'),
    onOpen: fn(),
    labels: messagesLabels,
    formatTime: sampleDay,
    formatCount: sampleCount,
    empty: <EmptyState text="No messages here" />,
    noMatch: <EmptyState text="Nothing was found" />,
  } satisfies MessagesTableProps,
  argTypes: {
    messages: { control: false },
    empty: { control: false },
    noMatch: { control: false },
  },
});

export const Playground = meta.story({});

Playground.test('opens a message, and asks for a search', async ({ canvas, userEvent, args }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Open the message from Hauwa Sample' }));
  await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ id: 2 }));
  await userEvent.type(canvas.getByRole('searchbox'), 'k');
  await expect(args.onViewChange).toHaveBeenLastCalledWith({ state: undefined, search: 'k', page: 1 });
});

const [first] = newestFirst;
const odd: readonly AdminMessage[] = first
  ? [
      { ...first, id: 21, name: longName, email: `${unbreakable}@mail.example` },
      { ...first, id: 22, kind: 'home', name: unbreakable, message: unbreakable, state: 'read' },
      { ...first, id: 23, kind: 'contact', message: longName, state: 'handled', state_by: unbreakable },
    ]
  : [];

export const Matrix = meta.story({
  args: { counts: { new: 1, read: 1, handled: 1 }, total: odd.length },
  render: (args) => (
    <Stack space="8">
      <MessagesTable
        {...args}
        caption="Long words"
        labels={{ ...args.labels, tabs: 'Long' }}
        messages={odd}
      />
      <div style={{ maxInlineSize: '20.5rem' }}>
        <MessagesTable
          {...args}
          caption="On a phone"
          labels={{ ...args.labels, tabs: 'Phone' }}
          messages={odd}
          counts={{ new: 1_234_567, read: 0, handled: 1_204 }}
          total={1_235_771}
          pageSize={1_235_771}
        />
      </div>
      <MessagesTable
        {...args}
        caption="Updating"
        labels={{ ...args.labels, tabs: 'Updating' }}
        updating
        view={{ state: 'handled', search: 'sample', page: 2 }}
        counts={{ new: 2, read: 1, handled: 60 }}
        total={60}
      />
      <MessagesTable
        {...args}
        caption="Loading"
        labels={{ ...args.labels, tabs: 'Loading' }}
        messages={[]}
        counts={undefined}
        loading={<Spinner label="Loading" />}
      />
    </Stack>
  ),
});
