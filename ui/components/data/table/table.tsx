import type { Key, ReactNode } from 'react';
import type { TableColumn } from './table-column.ts';
import {
  TableCell,
  TableFrame,
  type TableFrameProps,
  TableHeadCell,
  TablePlaceholder,
  tableRoles,
} from './table-frame.tsx';

export type { TableColumn } from './table-column.ts';

export interface TableProps<Row> extends TableFrameProps {
  /** Columns, in the order shown. */
  columns: readonly TableColumn<Row>[];
  /** Rows of the table, in the order shown. */
  rows: readonly Row[];
  /** Returns a unique key of a row, usually its id. */
  rowKey: (row: Row) => Key;
  /** Returns whether the row is the one open next to the table. It is highlighted and gets `aria-current`. */
  isCurrent?: (row: Row) => boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows if there are none. */
  empty: ReactNode;
  /** Shown instead of the rows if they could not be loaded. Takes precedence over `loading`. */
  error?: ReactNode;
}

/** Number of rows from which cards out of view are neither laid out nor painted. */
const longList = 50;

/**
 * Rows of the same kind to compare. In a narrow container every row is a card with the headers as labels; the
 * elements are the same. To sort, filter, select or page rows, or to show thousands, use `DataTable`.
 */
export function Table<Row>({
  columns,
  rows,
  rowKey,
  isCurrent,
  loading,
  empty,
  error,
  ...frame
}: TableProps<Row>) {
  const placeholder = error || loading || (rows.length === 0 && empty);
  return (
    <TableFrame
      {...frame}
      list={columns.some(({ area }) => area !== undefined)}
      aria-busy={Boolean(loading) || frame['aria-busy'] || undefined}
      head={columns.map((column) => <TableHeadCell key={column.key} column={column} />)}
    >
      {placeholder ? (
        <TablePlaceholder columnCount={columns.length}>{placeholder}</TablePlaceholder>
      ) : (
        rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...tableRoles.row}
            aria-current={isCurrent?.(row) || undefined}
            data-skippable={rows.length > longList || undefined}
          >
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))
      )}
    </TableFrame>
  );
}
