import { type NewsletterReader, type ReaderState, readerStates } from '@imc/api/contract';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import {
  TabbedTable,
  type TabbedTableLabels,
  type TabbedTableListProps,
} from '../../../components/data/tabbed-table/tabbed-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface NewsletterReadersTableLabels extends TabbedTableLabels<ReaderState> {
  columns: Readonly<Record<'email' | 'state' | 'subscribed' | 'source', string>>;
  /** Returns when the state was reached: '11 March 2026'. Undefined while it waits. */
  stateDetail: (reader: NewsletterReader) => string | undefined;
  /** Stands below an address to which no mails are sent: 'Emails to this address are refused'. */
  refused: string;
  /** Shown if the page with the form is not known: 'Not known'. */
  noSource: string;
}

export interface NewsletterReadersTableProps extends TabbedTableListProps<ReaderState> {
  /** Subscriptions of the current page, by address. */
  readers: readonly NewsletterReader[];
  /** Texts of the table. */
  labels: NewsletterReadersTableLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
}

const columnsFor = ({
  labels,
  formatTime,
}: Pick<
  NewsletterReadersTableProps,
  'labels' | 'formatTime'
>): readonly DataTableColumn<NewsletterReader>[] => [
  {
    key: 'email',
    header: labels.columns.email,
    rowHeader: true,
    cell: ({ email, is_refused }) => (
      <TableLines main={<EmailText email={email} oneLine />} sub={is_refused && labels.refused} />
    ),
  },
  {
    key: 'state',
    header: labels.columns.state,
    area: 'status',
    width: '13rem',
    cell: (reader) => (
      <TableLines oneLine main={labels.states[reader.state]} sub={labels.stateDetail(reader)} />
    ),
  },
  {
    key: 'subscribed',
    header: labels.columns.subscribed,
    area: 'line',
    noWrap: true,
    width: '11rem',
    cell: ({ consent_at }) => formatTime(consent_at),
  },
  {
    key: 'source',
    header: labels.columns.source,
    area: 'aside',
    width: '14rem',
    cell: ({ source }) => <TableLines oneLine main={source ?? labels.noSource} />,
  },
];

/** Table of the newsletter's readers, searched and paged by the server, with a tab for each state (NEWS-9). */
export function NewsletterReadersTable({
  readers,
  labels,
  formatTime,
  ...table
}: NewsletterReadersTableProps) {
  return (
    <TabbedTable
      {...table}
      tabs={['all', ...readerStates]}
      columns={columnsFor({ labels, formatTime })}
      rows={readers}
      rowKey={({ email }) => email}
      labels={labels}
    />
  );
}
