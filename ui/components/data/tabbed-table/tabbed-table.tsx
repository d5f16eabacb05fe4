import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { Stack } from '../../../layout/stack/stack.tsx';
import { TabNav } from '../../navigation/tab-nav/tab-nav.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
  type DataTableView,
} from '../data-table/data-table.tsx';

/** State, search, sorting and page of the table. */
export interface TabbedTableView<State extends string> extends DataTableView {
  /** State of the rows. Undefined for all. */
  state?: State | undefined;
}

export interface TabbedTableLabels<State extends string> extends DataTablePagedLabels {
  /** Accessible name of the tabs: 'Messages by state'. */
  tabs: string;
  /** Text of the tab with the rows in every state: 'All'. */
  all: string;
  /** Text of the tab of each state: 'New'. */
  states: Readonly<Record<State, string>>;
  /** Label of the search field. If omitted, there is none. */
  search?: string;
}

/** Props of a table whose columns are already known. */
export interface TabbedTableListProps<State extends string>
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Messages'. */
  caption: string;
  /** Number of rows in each state that match the search. Undefined while unknown. */
  counts: Readonly<Record<State, number>> | undefined;
  /** Number of matching rows on all pages. */
  total: number;
  /** Number of rows per page. */
  pageSize: number;
  /** State, search, sorting and page shown. */
  view: TabbedTableView<State>;
  /** Called with the view to request rows for, when the user searches, sorts or turns the page. */
  onViewChange: (view: TabbedTableView<State>) => void;
  /** Returns the address of the rows in a state, or of all. */
  stateTo: (state: State | undefined) => string;
  /** Texts of the table. */
  labels: TabbedTableLabels<State>;
  /** Formats a number of rows. */
  formatCount: (count: number) => string;
  /** Longest text that can be searched for, in characters. Default: no limit. */
  searchMaxLength?: number | undefined;
  /** Buttons for the complete list: 'Export CSV'. */
  toolbar?: ReactNode;
  /** Whether other rows are loading while these stay. Default `false`. */
  updating?: boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none in this state. */
  empty: ReactNode;
  /** Shown instead of the rows when none matches the search. Default: `empty`. */
  noMatch?: ReactNode;
}

export interface TabbedTableProps<Row, State extends string> extends TabbedTableListProps<State> {
  /** Tabs, in the order shown. */
  tabs: readonly (State | 'all')[];
  /** Columns, in the order shown. */
  columns: readonly DataTableColumn<Row>[];
  /** Rows of the current page. */
  rows: readonly Row[];
  /** Returns a unique key of a row, usually its id. */
  rowKey: (row: Row) => Key;
  /** Takes the widths only from the columns where there is room for all, as in `DataTable`. Default `false`. */
  fixedWidths?: boolean;
  /** Called with the row when the user clicks anywhere in it but on a control. */
  onRowClick?: (row: Row) => void;
}

/** Dense table that the server searches, sorts and pages, with a tab for the rows in each state. */
export function TabbedTable<Row, State extends string>({
  caption,
  tabs,
  counts,
  total,
  pageSize,
  view: { state, ...view },
  onViewChange,
  stateTo,
  columns,
  rows,
  rowKey,
  onRowClick,
  fixedWidths,
  labels,
  formatCount,
  searchMaxLength,
  toolbar,
  updating,
  loading,
  error,
  empty,
  noMatch = empty,
  ...rest
}: TabbedTableProps<Row, State>) {
  const countOf = (tab: State | 'all'): string | undefined =>
    counts &&
    formatCount(
      tab === 'all' ? Object.values<number>(counts).reduce((sum, some) => sum + some, 0) : counts[tab],
    );
  return (
    <Stack {...rest} space="5">
      <TabNav
        label={labels.tabs}
        current={state ?? 'all'}
        items={tabs.map((tab) => ({
          key: tab,
          label: tab === 'all' ? labels.all : labels.states[tab],
          to: stateTo(tab === 'all' ? undefined : tab),
          count: countOf(tab),
        }))}
      />
      <DataTable
        {...{ caption, columns, rows, rowKey, onRowClick, fixedWidths, total, pageSize, labels }}
        {...{ toolbar, updating, loading, error, empty, view }}
        density="dense"
        search={labels.search}
        {...(searchMaxLength !== undefined && { searchMaxLength })}
        onViewChange={(next) => onViewChange({ ...next, state })}
        noMatch={() => noMatch}
      />
    </Stack>
  );
}
