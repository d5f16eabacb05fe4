import { clsx } from 'clsx';
import { type ComponentPropsWithRef, type ReactNode, useRef, useState } from 'react';
import { useControllableState } from '../../../hooks/use-controllable-state.ts';
import type { PaginationLabels } from '../../navigation/pagination/pagination.tsx';
import { Pagination } from '../../navigation/pagination/pagination.tsx';
import { TableFrame, TablePlaceholder } from '../table/table-frame.tsx';
import styles from './data-table.module.css';
import { DataTableBar } from './data-table-bar.tsx';
import head from './data-table-head.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRegion } from './data-table-region.tsx';
import { DataTableRow } from './data-table-row.tsx';
import {
  type DataTableColumn,
  type DataTableFilter,
  type RowKey,
  useDataTableRows,
} from './data-table-rows.ts';
import { boxOfAll, type DataTableSelection, useSelection } from './data-table-selection.ts';
import { DataTableToolbar } from './data-table-toolbar.tsx';
import { changeView, type DataTableView, isRestricted } from './data-table-view.ts';
import { DataTableVirtualRows, type VirtualRowWiring } from './data-table-virtual-rows.tsx';

export type { DataTableColumn, DataTableFilter, DataTableValue } from './data-table-rows.ts';
export type { DataTableSelection, DataTableSelectionLabels } from './data-table-selection.ts';
export type { DataTableSort, DataTableView } from './data-table-view.ts';

/** Which rows are shown, of how many. */
export interface DataTableRange {
  /** The first row shown, counted from 1; 0 where there is none. */
  from: number;
  /** The last one. */
  to: number;
  /** How many match what is searched and chosen. */
  count: number;
  /** Something is searched or chosen. */
  restricted: boolean;
}

/** The words of the table itself. */
export interface DataTableLabels {
  /** Which rows are shown; is shown over the table and read out when it changes: `({ count }) => count + ' applications'`. */
  results: (range: DataTableRange) => string;
  /** Shown before the buttons that sort where rows are cards: 'Sort by'. */
  sortBy: string;
}

/** The words of a table in pages. */
export interface DataTablePagedLabels extends DataTableLabels {
  /** The words of the pages. */
  pages: PaginationLabels;
}

interface DataTableBaseProps<Row> extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** What the table shows; its name. */
  caption: string;
  /** Shows the caption over the table. By default a heading is there already, so it is only read. */
  captionShown?: boolean;
  /** The columns, in the order shown. Buttons for a row are a column too. With many rows keep the array from one render to the next. */
  columns: readonly DataTableColumn<Row>[];
  /** All rows, or with `total` those of the page. With many rows keep the array from one render to the next. */
  rows: readonly Row[];
  /** What tells a row from another, most often its id. */
  rowKey: RowKey<Row>;
  /** Label of the search field. Without it there is none. */
  search?: string;
  /** Selects over the table that leave some of the rows. Default none. */
  filters?: readonly DataTableFilter<Row>[];
  /** Buttons for the whole table, behind search and selects: 'Export CSV'. */
  toolbar?: ReactNode;
  /** Rows can be selected. Without it they can't. */
  selection?: DataTableSelection<Row>;
  /** The row that is open beside the table; gets the ground and `aria-current`. */
  isCurrent?: (row: Row) => boolean;
  /** Shown in place of the rows while they are on their way. */
  loading?: ReactNode;
  /** Other rows are on their way while these can still be read; the rule under the head turns to brass. Default `false`. */
  updating?: boolean;
  /** Shown in place of the rows when there are none at all. */
  empty: ReactNode;
  /** Shown in place of the rows when none matches what is searched and chosen. `clear` takes both back. */
  noMatch: (clear: () => void) => ReactNode;
  /** Shown in place of the rows when they could not be had. Goes before `loading`. */
  error?: ReactNode;
  /** The head stays in sight while the page scrolls. Default `true`. */
  stickyHeader?: boolean;
  /** `dense` for lists that are scanned by the hundred. Default `normal`. */
  density?: 'normal' | 'dense';
  /** Whose alphabet words are sorted by: 'en-NG'. Default: the browser's. */
  locale?: string;
}

interface ViewState {
  /** What is looked at, when the parent holds it. */
  view?: DataTableView;
  /** What is looked at first, when the table holds it. Default: all rows, as given. */
  defaultView?: DataTableView;
  /** Something else is to be looked at. */
  onViewChange?: (view: DataTableView) => void;
}

/** All rows at once. */
interface WholeTable extends ViewState {
  /** Every word that is shown or read. */
  labels: DataTableLabels;
  pageSize?: never;
  total?: never;
  virtual?: false;
  blockSize?: never;
}

/** All rows are here and shown in pages. */
interface PagedTable extends ViewState {
  /** Every word that is shown or read. */
  labels: DataTablePagedLabels;
  /** How many rows make a page. Without it all are shown at once. */
  pageSize: number;
  total?: never;
  virtual?: false;
  blockSize?: never;
}

/** Thousands of rows are here and scroll in a region of their own. */
interface VirtualTable extends ViewState {
  /** Every word that is shown or read. */
  labels: DataTableLabels;
  /** Renders only the rows in sight, in a region that scrolls by itself. For hundreds of rows and more. Default `false`. */
  virtual: true;
  /** Block size of that region, any CSS length. Default '34rem', and never more than the screen. */
  blockSize?: string;
  pageSize?: never;
  total?: never;
}

/** A server sorts, searches and pages; here is one page of what it found. */
interface ServerTable {
  /** Every word that is shown or read. */
  labels: DataTablePagedLabels;
  /** How many rows match at the server. With it the rows are shown as they are given. */
  total: number;
  /** How many rows make a page. */
  pageSize: number;
  /** What the rows were asked for by. */
  view: DataTableView;
  /** Ask for these rows. */
  onViewChange: (view: DataTableView) => void;
  defaultView?: never;
  virtual?: false;
  blockSize?: never;
}

export type DataTableProps<Row> = DataTableBaseProps<Row> &
  (WholeTable | PagedTable | VirtualTable | ServerTable);

const noFilters: readonly never[] = [];

/** The page shown, cut out of what matches: a list that became shorter may have fewer pages than the view asks for. */
function cut<Row>(rows: readonly Row[], view: DataTableView, pageSize: number | undefined, total?: number) {
  const count = total ?? rows.length;
  const size = pageSize ?? Math.max(count, 1);
  const pageCount = Math.max(1, Math.ceil(count / size));
  const page = Math.min(Math.max(view.page ?? 1, 1), pageCount);
  const start = (page - 1) * size;
  const shown = total === undefined && pageSize !== undefined ? rows.slice(start, start + size) : rows;
  return { count, page, pageCount, start, shown };
}

/**
 * Rows of the same kind to be searched, sorted, selected and paged; on a narrow place a card each, as in `Table`, which is enough where
 * rows are only read.
 */
export function DataTable<Row>({
  caption,
  captionShown,
  columns,
  rows,
  rowKey,
  search,
  filters = noFilters,
  toolbar,
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
  virtual = false,
  blockSize = '34rem',
  className,
  ...rest
}: DataTableProps<Row>) {
  const [view, setView] = useControllableState(controlledView, defaultView, onViewChange);
  const { selected, keys, set, toggle, clear } = useSelection(selection);
  const matching = useDataTableRows({ rows, columns, filters, view, locale, manual: total !== undefined });
  const { count, page, pageCount, start, shown } = cut(matching, view, pageSize, total);
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const beginning = useRef<HTMLParagraphElement>(null);

  const restricted = isRestricted(view);
  const columnCount = columns.length + (selection ? 1 : 0);
  const isPart = virtual || shown.length < count;
  const shownKeys = shown.map(rowKey);
  const selectedHere = shownKeys.filter((key) => keys.has(key)).length;
  const change = (part: DataTableView) => {
    setView(changeView(view, part));
    region?.scrollTo({ top: 0 });
  };
  const turnTo = (next: number) => {
    change({ page: next });
    // The next page is read from its beginning; the focus stays where it pages on.
    if ((beginning.current?.getBoundingClientRect().top ?? 0) < 0) beginning.current?.scrollIntoView();
  };

  const none = () => (restricted ? noMatch(() => change({ search: '', filters: {} })) : empty);
  const placeholder = error || loading || (shown.length === 0 && none());
  const renderRow = (row: Row, index: number, wiring?: VirtualRowWiring) => {
    const key = rowKey(row);
    return (
      <DataTableRow
        key={key}
        {...wiring}
        row={row}
        rowKey={key}
        columns={columns}
        current={isCurrent?.(row) ?? false}
        position={isPart ? start + index + 2 : undefined}
        selectLabel={selection?.labels.row(row)}
        selected={keys.has(key)}
        onSelect={toggle}
      />
    );
  };
  const table = (
    <TableFrame
      caption={caption}
      captionShown={captionShown}
      stickyHeader={stickyHeader}
      density={density}
      aria-busy={Boolean(loading) || updating || undefined}
      aria-rowcount={isPart ? count + 1 : undefined}
      className={styles.frame}
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
          all={selection && boxOfAll(selection, shownKeys, selectedHere, set)}
        />
      }
    >
      {placeholder ? (
        <TablePlaceholder columnCount={columnCount}>{placeholder}</TablePlaceholder>
      ) : virtual ? (
        <DataTableVirtualRows rows={shown} rowKey={rowKey} columnCount={columnCount} region={region}>
          {(row, wiring) => renderRow(row, wiring.index, wiring)}
        </DataTableVirtualRows>
      ) : (
        shown.map((row, index) => renderRow(row, index))
      )}
    </TableFrame>
  );

  return (
    <div {...rest} className={clsx(styles.root, className)} data-virtual={virtual || undefined}>
      {(search !== undefined || filters.length > 0 || toolbar) && (
        <DataTableToolbar search={search} filters={filters} view={view} onChange={change}>
          {toolbar}
        </DataTableToolbar>
      )}
      <div className={styles.sheet}>
        <p ref={beginning} role="status" className={styles.results}>
          {!error &&
            !loading &&
            labels.results({
              from: count === 0 ? 0 : start + 1,
              to: start + shown.length,
              count,
              restricted,
            })}
        </p>
        {virtual ? (
          <DataTableRegion ref={setRegion} label={caption} blockSize={blockSize}>
            {table}
          </DataTableRegion>
        ) : (
          table
        )}
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
        <Pagination page={page} pageCount={pageCount} labels={labels.pages} onPageChange={turnTo} />
      )}
    </div>
  );
}
