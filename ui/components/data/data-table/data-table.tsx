import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useRef } from 'react';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import type { PaginationLabels } from '../../navigation/pagination/pagination.tsx';
import { Pagination } from '../../navigation/pagination/pagination.tsx';
import { TableFrame, TablePlaceholder } from '../table/table-frame.tsx';
import styles from './data-table.module.css';
import { DataTableBar } from './data-table-bar.tsx';
import head from './data-table-head.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import {
  type DataTableColumn,
  type DataTableFilter,
  type RowKey,
  useDataTableRows,
} from './data-table-rows.ts';
import { type DataTableSelection, selectAllProps, useSelection } from './data-table-selection.ts';
import { DataTableToolbar } from './data-table-toolbar.tsx';
import { changeView, type DataTableView, isRestricted } from './data-table-view.ts';

export type { DataTableColumn, DataTableFilter, DataTableValue } from './data-table-rows.ts';
export type { DataTableSelection, DataTableSelectionLabels } from './data-table-selection.ts';
export type { DataTableSort, DataTableView } from './data-table-view.ts';

export interface DataTableRange {
  /** First row shown, counted from 1; 0 if there is none. */
  from: number;
  /** Last row shown. */
  to: number;
  /** Number of rows that match search and filters. */
  count: number;
  /** Whether a search text or a filter is active. */
  restricted: boolean;
}

export interface DataTableLabels {
  /**
   * Text with the rows shown, at the end of the line above the table, announced when it changes: `({ count }) => count + '
   * applications'`.
   */
  results: (range: DataTableRange) => string;
  /** Text before the sort buttons where rows are cards: 'Sort by'. */
  sortBy: string;
}

export interface DataTablePagedLabels extends DataTableLabels {
  pages: PaginationLabels;
}

interface DataTableBaseProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Accessible name of the table. */
  caption: string;
  /**
   * Columns, in the order shown. Row actions are a column too. With many rows, pass the same array on every
   * render.
   */
  columns: readonly DataTableColumn<Row>[];
  /**
   * All rows, or with `total` the rows of the current page. With many rows, pass the same array on every
   * render.
   */
  rows: readonly Row[];
  /** Returns a unique key of a row, usually its id. */
  rowKey: RowKey<Row>;
  /** Label of the search field. If omitted, there is none. */
  search?: string;
  /** Maximum length of the search text, in characters. Default: none. */
  searchMaxLength?: number;
  /** Why the search text can't be searched for, below its field. Default: it can. */
  searchError?: string | undefined;
  /** Selects above the table that filter the rows. Default: none. */
  filters?: readonly DataTableFilter<Row>[];
  /** Buttons for the complete table, after filters and search: 'Export CSV'. */
  toolbar?: ReactNode;
  /** Content under the toolbar, such as the active filters. Default: none. */
  notice?: ReactNode;
  /** Content at the start of the line with the results, such as a `TabNav` with counts. Default: none. */
  lead?: ReactNode;
  /**
   * Called with the row when the user clicks anywhere in it but on a control. A shortcut for the mouse: give
   * the row a control that does the same. With many rows, pass the same function on every render. `link` follows the
   * link in the row header.
   */
  onRowClick?: ((row: Row) => void) | 'link';
  /** Makes rows selectable. Default: not selectable. */
  selection?: DataTableSelection<Row>;
  /** Returns whether the row is the one open next to the table. It is highlighted and gets `aria-current`. */
  isCurrent?: (row: Row) => boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /**
   * Whether other rows are loading. Until then the present rows stay readable, but pale and inert, and the line under the table head turns
   * brass. Default `false`.
   */
  updating?: boolean;
  /** Shown instead of the rows, search and filters if there are none. */
  empty: ReactNode;
  /** Shown instead of the rows if none match search and filters. `clear` resets both. */
  noMatch: (clear: () => void) => ReactNode;
  /** Shown instead of the rows if they could not be loaded. Takes precedence over `loading`. */
  error?: ReactNode;
  /** Keeps the table head visible while the page scrolls. Default `true`. */
  stickyHeader?: boolean;
  /** `dense` for lists that users scan by the hundred. Default `normal`. */
  density?: 'normal' | 'dense';
  /** Locale for sorting text: 'en-NG'. Default: the browser's. */
  locale?: string;
}

interface ViewState {
  /** Current view (controlled). */
  view?: DataTableView;
  /** Initial view (uncontrolled). Default: all rows, in the given order. */
  defaultView?: DataTableView;
  /** Called with the new view when the user changes sorting, search, filters or page. */
  onViewChange?: (view: DataTableView) => void;
}

/** All rows are passed and shown at once. */
interface WholeTable extends ViewState {
  /** All texts of the table. */
  labels: DataTableLabels;
  pageSize?: never;
  total?: never;
}

/** All rows are passed and shown in pages. */
interface PagedTable extends ViewState {
  /** All texts of the table. */
  labels: DataTablePagedLabels;
  /** Number of rows per page. If omitted, all are shown at once. */
  pageSize: number;
  total?: never;
}

/** The parent or a server sorts, filters and pages; `rows` is one page of the results. */
interface ServerTable {
  /** All texts of the table. */
  labels: DataTablePagedLabels;
  /** Number of rows that match on the server. If given, the rows are shown as passed. */
  total: number;
  /** Number of rows per page. */
  pageSize: number;
  /** View that the rows were requested with. */
  view: DataTableView;
  /** Called with the view to request rows for. */
  onViewChange: (view: DataTableView) => void;
  defaultView?: never;
}

export type DataTableProps<Row> = DataTableBaseProps<Row> & (WholeTable | PagedTable | ServerTable);

/** Props of a list whose columns are known, and which the server searches, filters and pages. */
export type ServerListProps = Omit<
  DataTableBaseProps<unknown> & ServerTable,
  | 'columns'
  | 'rows'
  | 'rowKey'
  | 'onRowClick'
  | 'selection'
  | 'isCurrent'
  | 'density'
  | 'stickyHeader'
  | 'labels'
  | 'defaultView'
>;

const noFilters: readonly never[] = [];

/**
 * Returns the page to show. The page number is clamped, since a shorter list may have fewer pages than the
 * view requests.
 */
function paginate<Row>(
  rows: readonly Row[],
  view: DataTableView,
  pageSize: number | undefined,
  total?: number,
) {
  const count = total ?? rows.length;
  const size = pageSize ?? Math.max(count, 1);
  const pageCount = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(view.page ?? 1, 1), pageCount);
  const start = (page - 1) * size;
  const shown = total === undefined && pageSize !== undefined ? rows.slice(start, start + size) : rows;
  return { count, page, pageCount, start, shown };
}

/**
 * Rows of the same kind that users can search, sort, select and page through. Without room for its columns, each row has
 * two lines, as the columns' `area` says. `Table` is enough for rows that are only read.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  search,
  searchMaxLength,
  searchError,
  filters = noFilters,
  toolbar,
  notice,
  lead,
  onRowClick,
  selection,
  isCurrent,
  loading,
  updating = false,
  empty,
  noMatch,
  error,
  stickyHeader,
  density,
  locale,
  view: controlledView,
  defaultView = {},
  onViewChange,
  labels,
  pageSize,
  total,
  className,
  ...rest
}: DataTableProps<Row>) {
  const [view, setView] = useControllableState(controlledView, defaultView, onViewChange);
  const { selected, keys, set, toggle, clear } = useSelection(selection);
  const matching = useDataTableRows({ rows, columns, filters, view, locale, manual: total !== undefined });
  const { count, page, pageCount, start, shown } = paginate(matching, view, pageSize, total);
  const sheet = useRef<HTMLDivElement>(null);

  const restricted = isRestricted(view);
  const columnCount = columns.length + (selection ? 1 : 0);
  const isPart = shown.length < count;
  const shownKeys = shown.map(rowKey);
  const selectedHere = shownKeys.filter((key) => keys.has(key)).length;
  const selectableKeys = shown.filter((row) => selection?.disabledReason?.(row) === undefined).map(rowKey);
  const change = (part: DataTableView) => setView(changeView(view, part));
  const goToPage = (next: number) => {
    change({ page: next });
    // Scroll to the start of the new page. The focus stays on the button.
    if ((sheet.current?.getBoundingClientRect().top ?? 0) < 0) sheet.current?.scrollIntoView();
  };

  const results = (
    <p role="status" className={styles.results}>
      {!error &&
        !loading &&
        labels.results({ from: count === 0 ? 0 : start + 1, to: start + shown.length, count, restricted })}
    </p>
  );
  const hasToolbar = search !== undefined || filters.length > 0 || Boolean(toolbar);
  const emptyContent = () => (restricted ? noMatch(() => change({ search: '', filters: {} })) : empty);
  const isEmpty = !error && !loading && !restricted && !view.state && shown.length === 0;
  const placeholder = error || loading || (shown.length === 0 && emptyContent());
  const renderRow = (row: Row, index: number) => {
    const key = rowKey(row);
    return (
      <DataTableRow
        key={key}
        row={row}
        rowKey={key}
        columns={columns}
        current={isCurrent?.(row) ?? false}
        position={isPart ? start + index + 2 : undefined}
        selectLabel={selection?.labels.row(row)}
        fixedReason={selection?.disabledReason?.(row)}
        selected={keys.has(key)}
        onSelect={toggle}
        onRowClick={onRowClick}
      />
    );
  };

  return (
    <div {...rest} className={clsx(styles.root, className)} data-density={density}>
      {hasToolbar && !isEmpty && (
        <DataTableToolbar
          {...{ search, searchMaxLength, searchError, filters, view }}
          onChange={change}
          end={toolbar}
          count={!lead && results}
        />
      )}
      {notice}
      <div ref={sheet} className={styles.sheet}>
        {(lead || !hasToolbar) && !isEmpty && (
          <div className={styles.lead}>
            {lead}
            {results}
          </div>
        )}
        <TableFrame
          caption={caption}
          stickyHeader={stickyHeader}
          density={density}
          list
          updating={updating}
          aria-busy={Boolean(loading) || undefined}
          aria-rowcount={isPart ? count + 1 : undefined}
          headRow={{
            className: head.row,
            'aria-rowindex': isPart ? 1 : undefined,
            'data-sort-label': labels.sortBy,
          }}
          head={
            <DataTableHead
              columns={columns}
              sort={view.sort}
              onSort={(sort) => change({ sort })}
              all={selection && selectAllProps(selection, selectableKeys, selectedHere, set)}
            />
          }
        >
          {placeholder ? (
            <TablePlaceholder columnCount={columnCount}>{placeholder}</TablePlaceholder>
          ) : (
            shown.map(renderRow)
          )}
        </TableFrame>
        {selection && (
          <DataTableBar
            count={selected.length}
            hidden={selected.length - selectedHere}
            labels={selection.labels}
            onClear={clear}
          >
            {selection.actions?.(selected)}
          </DataTableBar>
        )}
      </div>
      {'pages' in labels && pageCount > 1 && (
        <Pagination page={page} pageCount={pageCount} labels={labels.pages} onPageChange={goToPage} />
      )}
    </div>
  );
}
