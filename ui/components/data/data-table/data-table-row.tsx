import { type Key, memo, type ReactNode, type Ref } from 'react';
import { TableCell, tableRoles } from '../table/table-frame.tsx';
import { DataTableCheckbox } from './data-table-checkbox.tsx';
import styles from './data-table-row.module.css';
import type { DataTableColumn } from './data-table-rows.ts';

interface DataTableRowParts<Row> {
  row: Row;
  rowKey: Key;
  columns: readonly DataTableColumn<Row>[];
  current: boolean;
  /** Where the row stands among all, counted from 1 with the head; left out where all are there. */
  position?: number;
  /** Name of its box; left out where rows are not selected. */
  selectLabel?: string;
  selected: boolean;
  onSelect: (key: Key, selected: boolean) => void;
  /** Where it stands among those that are rendered as they come into sight. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
}

function PlainRow<Row>({
  row,
  rowKey,
  columns,
  current,
  position,
  selectLabel,
  selected,
  onSelect,
  index,
  ref,
}: DataTableRowParts<Row>): ReactNode {
  return (
    <tr
      {...tableRoles.row}
      ref={ref}
      data-index={index}
      data-selected={selected || undefined}
      aria-rowindex={position}
      aria-current={current || undefined}
      className={styles.root}
    >
      {selectLabel !== undefined && (
        <td {...tableRoles.cell} data-select="">
          <DataTableCheckbox label={selectLabel} checked={selected} onChange={(on) => onSelect(rowKey, on)} />
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

/** One row. Rendered again only when something of it changed: it is one of thousands that scroll by. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
