import {
  type AdminApplication,
  type ApplicationQuery,
  type ApplicationSort,
  type ApplicationStatus,
  applicationQueryParams,
  applicationSorts,
  applicationStatuses,
  type ListView,
  longestSearch,
  type SortOrder,
  sortingOf,
} from '@imc/api/contract';
import { clsx } from 'clsx';
import type { ComponentPropsWithRef, Key, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import {
  DataTable,
  type DataTablePagedLabels,
  type DataTableSelection,
  type DataTableView,
} from '../../../components/data/data-table/data-table.tsx';
import { TabNav } from '../../../components/navigation/tab-nav/tab-nav.tsx';
import styles from './admin-applications-table.module.css';
import { type ApplicationColumnLabels, applicationColumns } from './admin-applications-table-columns.tsx';
import {
  ActiveApplicationFilters,
  type ApplicationFilterLabels,
  ApplicationFilterPanel,
  type OfferedMarketer,
  useTypedText,
} from './admin-applications-table-filters.tsx';
import { type ApplicationOptionLabels, ApplicationViewOptions } from './admin-applications-table-options.tsx';

export interface AdminApplicationsView extends ListView {
  /** Page of the list, starting at 1. */
  readonly page: number;
}

export type StatusCounts = Readonly<Record<'all' | ApplicationStatus, number>>;

/** Texts of the admin's applications table. */
export interface AdminApplicationsTableLabels
  extends DataTablePagedLabels,
    ApplicationColumnLabels,
    ApplicationFilterLabels,
    ApplicationOptionLabels {
  /** The filter by status: its accessible name, the option that shows all applications, and one label per status. */
  show: Readonly<Record<'label' | 'all' | ApplicationStatus, string>>;
  /** Accessible name of the tabs: 'Applications by status'. */
  tabs: string;
  /** Text of each tab: 'All'. */
  tab: Readonly<Record<'all' | ApplicationStatus, string>>;
  /** Label of the search field: 'Search name, email, phone or reference'. */
  search: string;
  /** Texts of the selection. Needed with `bulkActions`. */
  selection: DataTableSelection<AdminApplication>['labels'];
}

export interface AdminApplicationsTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style' | 'onSelect'> {
  /** Caption and accessible name of the table: 'Membership Applications'. */
  caption: string;
  /** Applications of the current page, in the order shown. */
  applications: readonly AdminApplication[];
  /** Number of matching applications on all pages. */
  total: number;
  /** What the table shows. */
  view: AdminApplicationsView;
  /** Called when the user searches, filters, sorts, or chooses columns or a page. Anything but columns and page leads to page 1. */
  onViewChange: (view: AdminApplicationsView) => void;
  /** Returns the address of a view, for the tabs. */
  viewHref: (view: AdminApplicationsView) => string;
  /** Number of applications with each status, shown in the tabs unless a search or another filter is active. Default: not shown. */
  counts?: StatusCounts | undefined;
  /** Formats a count: '2,210'. */
  formatCount: (count: number) => string;
  /** Texts of the table. */
  labels: AdminApplicationsTableLabels;
  /** Formats a UTC ISO time or a calendar date as a date. */
  formatDay: (time: string) => string;
  /** Formats how long an application has been pending, since a UTC ISO time: '27 days', in `strong` if it is long. Default: not shown. */
  formatWaiting?: (time: string) => ReactNode;
  /** Id of the application that is shown next to the list, or that the keyboard has reached. Its row is highlighted. */
  currentId?: number | undefined;
  /** Called when the user clicks a row or its name, to show the application next to the list. If omitted, rows can't be clicked. */
  onShow?: (application: AdminApplication) => void;
  /** Returns the id of the button with the applicant's name, so that focus can move to it. Default: no id. */
  showButtonId?: (id: number) => string;
  /** Called when the user opens an application. */
  onOpen: (application: AdminApplication) => void;
  /** Returns the id of the button that opens an application, so that focus can return to it. Default: no id. */
  openButtonId?: (id: number) => string;
  /** Returns the status that is being saved for an application, or undefined if no request is pending. */
  pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Returns why the status of an application can't be changed, such as the user's own one. It can't be selected either. Default: none is fixed. */
  fixedStatus?: ((application: AdminApplication) => string | undefined) | undefined;
  /** Called with the status that the user has chosen. If omitted, no status can be chosen. */
  onStatus?: ((id: number, status: ApplicationStatus) => void) | undefined;
  /** Ids of the selected applications. Needed with `bulkActions`. */
  selected?: readonly number[];
  /** Called with the ids of all selected applications when the selection changes. */
  onSelect?: (selected: readonly number[]) => void;
  /** Buttons for the selected applications. If omitted, rows can't be selected. */
  bulkActions?: ReactNode;
  /** Marketers that the filter by marketer offers by name and code. Undefined while unknown. */
  marketers?: readonly OfferedMarketer[] | undefined;
  /** Called when the filter by marketer is about to be used, so that `marketers` can be loaded. If omitted, only codes can be typed. */
  onMarketersNeeded?: (() => void) | undefined;
  /** Buttons for the whole list, such as its export. Default: none. */
  toolbar?: ReactNode;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are no applications. */
  empty: ReactNode;
  /** Shown instead of the rows when no application matches. `clear` is a button that removes search and filters. */
  noMatch: (clear: ReactNode) => ReactNode;
}

/** Converts what the table shows to the view of the data table. */
function dataTableView({ query, page }: AdminApplicationsView, search: string): DataTableView {
  const { sort, order } = sortingOf(query);
  const { q: _q, sort: _sort, order: _order, ...filters } = query;
  return {
    search,
    filters: Object.fromEntries(Object.entries(filters).map(([name, value]) => [name, value ?? ''])),
    sort: { key: sort, direction: order === 'asc' ? 'ascending' : 'descending' },
    page,
  };
}

/** The default order needs no parameter. */
const orderOf = (sort: ApplicationSort | undefined, order: SortOrder): ApplicationQuery =>
  sort === undefined || (sort === 'date' && order === 'desc') ? {} : { sort, order };

/** Converts the view of the data table to a query. The search is left out, because it changes with every letter. */
function queryFrom({ filters = {}, sort }: DataTableView): ApplicationQuery {
  const key = applicationSorts.find((name) => name === sort?.key);
  return {
    ...applicationQueryParams.parse({ get: (name) => filters[name] }),
    ...orderOf(key, sort?.direction === 'ascending' ? 'asc' : 'desc'),
  };
}

const isNumber = (key: Key): key is number => typeof key === 'number';

/**
 * Table of the submitted applications, searched, filtered, sorted and paginated by the server. Each can be opened and its status changed
 * (S-2.66, APP-32).
 */
export function AdminApplicationsTable({
  applications,
  total,
  view,
  onViewChange,
  viewHref,
  counts,
  formatCount,
  labels,
  formatDay,
  formatWaiting,
  currentId,
  onShow,
  showButtonId,
  onOpen,
  openButtonId,
  pendingStatus,
  fixedStatus,
  onStatus,
  selected = [],
  onSelect,
  bulkActions,
  marketers,
  onMarketersNeeded,
  toolbar,
  empty,
  noMatch,
  className,
  ...table
}: AdminApplicationsTableProps) {
  const { query } = view;
  const onQuery = (next: ApplicationQuery) => onViewChange({ ...view, query: next, page: 1 });
  const [search, setSearch] = useTypedText(query.q ?? '', (q) => onQuery({ ...query, q: q || undefined }));
  const columnOptions = {
    labels,
    formatDay,
    formatWaiting,
    onShow,
    showButtonId,
    onOpen,
    openButtonId,
    pendingStatus,
    fixedStatus,
    onStatus,
  };
  const { status, sort, order, ...others } = query;
  const hasOthers = Object.values(others).some(Boolean);
  const statusView = (next?: ApplicationStatus) =>
    viewHref({ ...view, query: { ...query, status: next }, page: 1 });
  const tab = (key: 'all' | ApplicationStatus) => ({
    key,
    label: labels.tab[key],
    to: statusView(key === 'all' ? undefined : key),
    count: counts && !hasOthers ? formatCount(counts[key]) : undefined,
  });
  return (
    <DataTable
      {...table}
      className={clsx(styles.root, className)}
      density="dense"
      columns={applicationColumns(columnOptions, view.columns)}
      rows={applications}
      rowKey={({ id }) => id}
      total={total}
      pageSize={view.limit}
      isCurrent={({ id }) => id === currentId}
      onRowClick={onShow}
      search={labels.search}
      searchMaxLength={longestSearch}
      filters={[
        {
          key: 'status',
          label: labels.show.label,
          labelHidden: true,
          allLabel: labels.show.all,
          options: applicationStatuses.map((value) => ({ value, label: labels.show[value] })),
        },
      ]}
      toolbar={
        <>
          <ApplicationFilterPanel
            query={query}
            onQuery={onQuery}
            labels={labels}
            marketers={marketers}
            onMarketersNeeded={onMarketersNeeded}
          />
          <ApplicationViewOptions
            sorting={sortingOf(query)}
            onSorting={(key, direction) => onQuery({ ...others, status, ...orderOf(key, direction) })}
            columns={view.columns}
            limit={view.limit}
            labels={labels}
            onColumns={(columns) => onViewChange({ ...view, columns })}
            onLimit={(limit) => onViewChange({ ...view, limit, page: 1 })}
          />
          {toolbar}
        </>
      }
      lead={
        <TabNav
          className={styles.tabs}
          label={labels.tabs}
          items={[tab('all'), ...applicationStatuses.map(tab)]}
          current={status ?? 'all'}
        />
      }
      notice={
        <ActiveApplicationFilters query={query} onQuery={onQuery} labels={labels} formatDay={formatDay} />
      }
      selection={
        bulkActions
          ? {
              labels: labels.selection,
              selected,
              disabledReason: fixedStatus,
              onChange: (keys) => onSelect?.(keys.filter(isNumber)),
              actions: () => bulkActions,
            }
          : undefined
      }
      view={dataTableView(view, search)}
      onViewChange={(next) => {
        if (next.search !== search) return setSearch(next.search ?? '');
        onViewChange({
          ...view,
          query: { ...queryFrom(next), q: query.q },
          page: next.page ?? 1,
        });
      }}
      labels={labels}
      empty={empty}
      noMatch={() =>
        noMatch(
          <Button
            variant="secondary"
            onClick={() => {
              setSearch('');
              onQuery({ sort, order });
            }}
          >
            {labels.clear}
          </Button>,
        )
      }
    />
  );
}
