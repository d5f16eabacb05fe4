import { type NewsletterReader, type ReaderCounts, type ReaderState, readerStates } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
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
export interface NewsletterReadersView {
  /** State of the subscriptions. Undefined for all. */
  readonly state: ReaderState | undefined;
  /** Text in the search field. */
  readonly search: string;
  /** Page, starting at 1. */
  readonly page: number;
}

/** Texts of the table of readers. */
export interface NewsletterReadersTableLabels extends DataTablePagedLabels {
  /** Accessible name of the tabs: 'Readers by state'. */
  tabs: string;
  /** Text of the tab with the readers in every state: 'All'. */
  all: string;
  /** Text of the tab and name of each state: 'Confirmed'. */
  states: Readonly<Record<ReaderState, string>>;
  /** Label of the search field. */
  search: string;
  /** Headers of the columns. */
  columns: Readonly<Record<'email' | 'state' | 'subscribed' | 'source', string>>;
  /** Returns when the state was reached: '11 March 2026'. Undefined while it waits. */
  stateDetail: (reader: NewsletterReader) => string | undefined;
  /** Shown if the page with the form is not known: 'Not known'. */
  noSource: string;
}

export interface NewsletterReadersTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Readers'. */
  caption: string;
  /** Subscriptions of the current page, by address. */
  readers: readonly NewsletterReader[];
  /** Number of subscriptions in each state that match the search. Undefined while unknown. */
  counts: ReaderCounts | undefined;
  /** Number of matching subscriptions on all pages. */
  total: number;
  /** Number of subscriptions per page. */
  pageSize: number;
  /** State, search and page shown. */
  view: NewsletterReadersView;
  /** Called when the user searches or turns the page. */
  onViewChange: (view: NewsletterReadersView) => void;
  /** Returns the address of the readers in a state, or of all. */
  stateTo: (state: ReaderState | undefined) => string;
  /** Buttons for the complete list: 'Export CSV'. */
  toolbar?: ReactNode;
  /** Texts of the table. */
  labels: NewsletterReadersTableLabels;
  /** Formats a UTC ISO time with day and time of day. */
  formatTime: (time: string) => string;
  /** Formats a number of readers. */
  formatCount: (count: number) => string;
  /** Whether other rows are on their way while these stay. Default `false`. */
  updating?: boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none in this state. */
  empty: ReactNode;
  /** Shown instead of the rows when no reader matches the search. */
  noMatch: ReactNode;
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
    minWidth: '10rem',
    cell: ({ email }) => <EmailText email={email} oneLine />,
  },
  {
    key: 'state',
    header: labels.columns.state,
    width: '13rem',
    minWidth: '7rem',
    cell: (reader) => (
      <TableLines oneLine main={labels.states[reader.state]} sub={labels.stateDetail(reader)} />
    ),
  },
  {
    key: 'subscribed',
    header: labels.columns.subscribed,
    width: '11rem',
    minWidth: '6rem',
    cell: ({ consent_at }) => formatTime(consent_at),
  },
  {
    key: 'source',
    header: labels.columns.source,
    width: '14rem',
    minWidth: '6rem',
    cell: ({ source }) => <TableLines oneLine main={source ?? labels.noSource} />,
  },
];

/** Table of the newsletter's readers, searched and paged by the server, with a tab for each state (S-12.33). */
export function NewsletterReadersTable({
  readers,
  counts,
  view,
  onViewChange,
  stateTo,
  toolbar,
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
}: NewsletterReadersTableProps) {
  const countOf = (state: ReaderState | undefined): string | undefined =>
    counts && formatCount(state ? counts[state] : counts.waiting + counts.confirmed + counts.left);
  return (
    <Stack {...rest} space="5">
      <TabNav
        label={labels.tabs}
        current={view.state ?? 'all'}
        items={[
          { key: 'all', label: labels.all, to: stateTo(undefined), count: countOf(undefined) },
          ...readerStates.map((state) => ({
            key: state,
            label: labels.states[state],
            to: stateTo(state),
            count: countOf(state),
          })),
        ]}
      />
      <DataTable
        {...{ caption, total, pageSize, toolbar, updating, loading, error, empty }}
        density="dense"
        columns={columnsFor({ labels, formatTime })}
        rows={readers}
        rowKey={({ email }) => email}
        search={labels.search}
        searchMaxLength={100}
        view={{ search: view.search, page: view.page }}
        onViewChange={({ search = '', page = 1 }) => onViewChange({ state: view.state, search, page })}
        labels={labels}
        noMatch={() => noMatch}
      />
    </Stack>
  );
}
