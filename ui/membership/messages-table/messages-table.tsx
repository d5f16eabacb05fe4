import {
  type AdminMessage,
  type MessageCounts,
  type MessageKind,
  type MessageState,
  messageStates,
} from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
} from '../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../components/data/table/table-lines.tsx';
import { TabNav } from '../../components/navigation/tab-nav/tab-nav.tsx';
import { Stack } from '../../layout/stack/stack.tsx';

/** State, search and page of the table. */
export interface MessagesView {
  /** State of the messages. Undefined for all. */
  readonly state: MessageState | undefined;
  /** Text in the search field. */
  readonly search: string;
  /** Page, starting at 1. */
  readonly page: number;
}

/** Texts of the table of messages. */
export interface MessagesTableLabels extends DataTablePagedLabels {
  /** Accessible name of the tabs: 'Messages by state'. */
  tabs: string;
  /** Text of the tab with the messages in every state: 'All'. */
  all: string;
  /** Text of the tab and name of each state: 'New'. */
  states: Readonly<Record<MessageState, string>>;
  /** Label of the search field. */
  search: string;
  /** Headers of the columns. */
  columns: Readonly<Record<'sender' | 'message' | 'state' | 'received' | 'actions', string>>;
  /** Name of the form that a message came from: 'Contact page'. */
  kinds: Readonly<Record<MessageKind, string>>;
  /** Returns who set the state, and when: 'Ngozi Eze, 5 May 2026'. Undefined while it is new. */
  stateDetail: (message: AdminMessage) => string | undefined;
  /** Text of the button that opens a message: 'Read'. */
  open: string;
  /** Accessible name of that button: 'Read the message of Ada Obi'. Starts with its visible text. */
  openOf: (name: string) => string;
}

export interface MessagesTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Messages'. */
  caption: string;
  /** Messages of the current page, newest first. */
  messages: readonly AdminMessage[];
  /** Number of messages in each state that match the search. Undefined while unknown. */
  counts: MessageCounts | undefined;
  /** Number of matching messages on all pages. */
  total: number;
  /** Number of messages per page. */
  pageSize: number;
  /** State, search and page shown. */
  view: MessagesView;
  /** Called when the user searches or turns the page. */
  onViewChange: (view: MessagesView) => void;
  /** Returns the address of the messages in a state, or of all. */
  stateTo: (state: MessageState | undefined) => string;
  /** Called when the user opens a message. */
  onOpen: (message: AdminMessage) => void;
  /** Texts of the table. */
  labels: MessagesTableLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
  /** Formats a number of messages. */
  formatCount: (count: number) => string;
  /** Whether other rows are on their way while these stay. Default `false`. */
  updating?: boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none in this state. */
  empty: ReactNode;
  /** Shown instead of the rows when no message matches the search. */
  noMatch: ReactNode;
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
    width: '15rem',
    minWidth: '8rem',
    cell: ({ name, email, state }) => (
      <TableLines strong={state === 'new'} oneLine main={name} sub={<EmailText email={email} oneLine />} />
    ),
  },
  {
    key: 'message',
    header: labels.columns.message,
    minWidth: '10rem',
    cell: ({ kind, message, work }) => <TableLines oneLine main={message ?? work} sub={labels.kinds[kind]} />,
  },
  {
    key: 'state',
    header: labels.columns.state,
    width: '11rem',
    minWidth: '7rem',
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
    width: '7rem',
    minWidth: '6rem',
    cell: ({ created_at }) => formatTime(created_at),
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    headerHidden: true,
    stacked: 'plain',
    noWrap: true,
    cell: (message) => (
      <Button
        size="small"
        variant="secondary"
        aria-label={labels.openOf(message.name)}
        onClick={() => onOpen(message)}
      >
        {labels.open}
      </Button>
    ),
  },
];

/** Table of the messages from the contact forms and the form to join, searched and paged by the server, with a tab for each state (S-12.20). */
export function MessagesTable({
  messages,
  counts,
  view,
  onViewChange,
  stateTo,
  onOpen,
  labels,
  formatTime,
  formatCount,
  caption,
  total,
  pageSize,
  updating,
  loading,
  error,
  empty,
  noMatch,
  ...rest
}: MessagesTableProps) {
  const countOf = (state: MessageState | undefined): string | undefined =>
    counts && formatCount(state ? counts[state] : counts.new + counts.read + counts.handled);
  return (
    <Stack {...rest} space="5">
      <TabNav
        label={labels.tabs}
        current={view.state ?? 'all'}
        items={[
          { key: 'all', label: labels.all, to: stateTo(undefined), count: countOf(undefined) },
          ...messageStates.map((state) => ({
            key: state,
            label: labels.states[state],
            to: stateTo(state),
            count: countOf(state),
          })),
        ]}
      />
      <DataTable
        {...{ caption, total, pageSize, updating, loading, error, empty }}
        density="dense"
        columns={columnsFor({ labels, formatTime, onOpen })}
        rows={messages}
        rowKey={({ id }) => id}
        search={labels.search}
        searchMaxLength={100}
        view={{ search: view.search, page: view.page }}
        onViewChange={({ search = '', page = 1 }) => onViewChange({ state: view.state, search, page })}
        onRowClick={onOpen}
        labels={labels}
        noMatch={() => noMatch}
      />
    </Stack>
  );
}
