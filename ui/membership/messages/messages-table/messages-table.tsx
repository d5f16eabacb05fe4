import { type AdminMessage, type MessageKind, type MessageState, messageStates } from '@imc/api/contract';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import {
  TabbedTable,
  type TabbedTableLabels,
  type TabbedTableListProps,
} from '../../../components/data/tabbed-table/tabbed-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface MessagesTableLabels extends TabbedTableLabels<MessageState> {
  columns: Readonly<Record<'sender' | 'message' | 'state' | 'received', string>>;
  /** Name of the form that a message came from: 'Contact page'. */
  kinds: Readonly<Record<MessageKind, string>>;
  /** Returns who set the state, and when: 'Ngozi Eze, 5 May 2026'. Undefined while it is new. */
  stateDetail: (message: AdminMessage) => string | undefined;
  /** Accessible name of the button that opens a message: 'Open the message from Ada Obi'. Ends with the name. */
  openOf: (name: string) => string;
}

export interface MessagesTableProps extends TabbedTableListProps<MessageState> {
  /** Messages of the current page, newest first. */
  messages: readonly AdminMessage[];
  /** Called when the user opens a message. */
  onOpen: (message: AdminMessage) => void;
  /** Texts of the table. */
  labels: MessagesTableLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
}

const columnsFor = ({
  labels,
  formatTime,
  onOpen,
}: Pick<
  MessagesTableProps,
  'labels' | 'formatTime' | 'onOpen'
>): readonly DataTableColumn<AdminMessage>[] => [
  {
    key: 'sender',
    header: labels.columns.sender,
    rowHeader: true,
    recipe: 'name',
    cell: (message) => (
      <TableLines
        strong
        oneLine
        main={
          <button type="button" aria-label={labels.openOf(message.name)} onClick={() => onOpen(message)}>
            {message.name}
          </button>
        }
        sub={<EmailText email={message.email} oneLine />}
      />
    ),
  },
  {
    key: 'message',
    header: labels.columns.message,
    area: 'line',
    ownLine: true,
    cell: ({ kind, message, work }) => <TableLines oneLine main={message ?? work} sub={labels.kinds[kind]} />,
  },
  {
    key: 'state',
    header: labels.columns.state,
    area: 'status',
    width: '11rem',
    cell: (message) => (
      <TableLines
        strong={message.state === 'new'}
        oneLine
        main={labels.states[message.state]}
        sub={labels.stateDetail(message)}
      />
    ),
  },
  {
    key: 'received',
    header: labels.columns.received,
    area: 'extra',
    noWrap: true,
    width: '10rem',
    cell: ({ created_at }) => formatTime(created_at),
  },
];

/** Table of the messages from the contact forms and the form to join, searched and paged by the server, with a tab for each state (MSG-3). */
export function MessagesTable({ messages, onOpen, labels, formatTime, ...table }: MessagesTableProps) {
  return (
    <TabbedTable
      {...table}
      tabs={['all', ...messageStates]}
      columns={columnsFor({ labels, formatTime, onOpen })}
      rows={messages}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
      labels={labels}
    />
  );
}
