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
  /** The columns, in the order shown. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** What tells a row from another, most often its id. */
  rowKey: (row: Row) => Key;
  /** The row that is open beside the table; gets the ground and `aria-current`. */
  isCurrent?: (row: Row) => boolean;
  /** Shown in place of the rows while they are on their way. */
  loading?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
  /** Shown in place of the rows when they could not be had. Goes before `loading`. */
  error?: ReactNode;
}

/**
 * Rows of the same kind, to be compared. On a narrow place each row becomes a card with its heads as labels: the same elements, set
 * otherwise. To sort, filter, select or page them, or to show thousands, take `DataTable`.
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
      aria-busy={Boolean(loading) || frame['aria-busy'] || undefined}
      head={columns.map((column) => <TableHeadCell key={column.key} column={column} />)}
    >
      {placeholder ? (
        <TablePlaceholder columnCount={columns.length}>{placeholder}</TablePlaceholder>
      ) : (
        rows.map((row) => (
          <tr key={rowKey(row)} {...tableRoles.row} aria-current={isCurrent?.(row) || undefined}>
            {columns.map((column) => (
              <TableCell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))
      )}
    </TableFrame>
  );
}
