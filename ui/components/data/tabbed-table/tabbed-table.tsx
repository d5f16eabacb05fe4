import type { ComponentPropsWithRef, ReactNode } from 'react';
import { TabNav } from '../../navigation/tab-nav/tab-nav.tsx';
import {
  DataTable,
  type DataTablePagedLabels,
  type DataTableProps,
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
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'>,
    Pick<
      DataTableProps<never>,
      'caption' | 'searchMaxLength' | 'toolbar' | 'updating' | 'loading' | 'error' | 'empty'
    > {
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
  /** Shown instead of the rows when none matches the search. Default: `empty`. */
  noMatch?: ReactNode;
}

export interface TabbedTableProps<Row, State extends string>
  extends TabbedTableListProps<State>,
    Pick<DataTableProps<Row>, 'columns' | 'rows' | 'rowKey' | 'onRowClick'> {
  /** Tabs, in the order shown. */
  tabs: readonly (State | 'all')[];
}

/** Dense table that the server searches, sorts and pages, with a tab for the rows in each state. */
export function TabbedTable<Row, State extends string>({
  tabs,
  counts,
  view,
  onViewChange,
  stateTo,
  labels,
  formatCount,
  noMatch,
  ...table
}: TabbedTableProps<Row, State>) {
  const countOf = (tab: State | 'all'): string | undefined =>
    counts &&
    formatCount(
      tab === 'all' ? Object.values<number>(counts).reduce((sum, some) => sum + some, 0) : counts[tab],
    );
  return (
    <DataTable
      {...table}
      density="dense"
      view={view}
      labels={labels}
      search={labels.search}
      onViewChange={(next) => onViewChange({ ...next, state: view.state })}
      noMatch={() => noMatch ?? table.empty}
      lead={
        <TabNav
          label={labels.tabs}
          current={view.state ?? 'all'}
          items={tabs.map((tab) => ({
            key: tab,
            label: tab === 'all' ? labels.all : labels.states[tab],
            to: stateTo(tab === 'all' ? undefined : tab),
            count: countOf(tab),
          }))}
        />
      }
    />
  );
}
