import { type Key, type MouseEvent, memo, type ReactNode } from 'react';
import { TableCell, tableRoles } from '../table/table-frame.tsx';
import { DataTableCheckbox } from './data-table-checkbox.tsx';
import styles from './data-table-row.module.css';
import type { DataTableColumn } from './data-table-rows.ts';

interface DataTableRowParts<Row> {
  row: Row;
  rowKey: Key;
  columns: readonly DataTableColumn<Row>[];
  current: boolean;
  /**
   * Position in the complete table, counted from 1 and including the head; `undefined` if all rows are
   * rendered.
   */
  position?: number;
  /** Accessible name of the checkbox; `undefined` if rows are not selectable. */
  selectLabel?: string;
  /** Why the row can't be selected; `undefined` if it can. */
  fixedReason?: string | undefined;
  selected: boolean;
  onSelect: (key: Key, selected: boolean) => void;
  /** Called when the user clicks in the row, but not on a control. */
  onRowClick?: ((row: Row) => void) | 'link' | undefined;
}

const controls = 'a, button, input, select, textarea, label';

/** Whether a click was on the row itself: not on a control, and not the end of selecting text. */
const isOnRow = ({ target }: MouseEvent): boolean =>
  target instanceof Element && !target.closest(controls) && (getSelection()?.isCollapsed ?? true);

function PlainRow<Row>({
  row,
  rowKey,
  columns,
  current,
  position,
  selectLabel,
  fixedReason,
  selected,
  onSelect,
  onRowClick,
}: DataTableRowParts<Row>): ReactNode {
  return (
    <tr
      {...tableRoles.row}
      data-selected={selected || undefined}
      aria-rowindex={position}
      aria-current={current || undefined}
      data-clickable={onRowClick ? '' : undefined}
      onClick={(event) => {
        if (!onRowClick || !isOnRow(event)) return;
        if (onRowClick === 'link') event.currentTarget.querySelector<HTMLElement>('th a')?.click();
        else onRowClick(row);
      }}
      className={styles.root}
    >
      {selectLabel !== undefined && (
        <td {...tableRoles.cell} data-select="">
          <DataTableCheckbox
            label={selectLabel}
            disabledReason={fixedReason}
            checked={selected}
            onChange={(on) => onSelect(rowKey, on)}
          />
        </td>
      )}
      {columns.map((column) => (
        <TableCell key={column.key} column={column} row={row} />
      ))}
    </tr>
  );
}

/** A table row. Memoized, so that a change of one row does not render the others. */
export const DataTableRow = memo(PlainRow) as typeof PlainRow;
