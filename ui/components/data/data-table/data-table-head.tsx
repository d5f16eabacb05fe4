import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../../icons/icons.ts';
import { TableHeadCell, tableRoles } from '../table/table-frame.tsx';
import { DataTableCheckbox } from './data-table-checkbox.tsx';
import styles from './data-table-head.module.css';
import type { DataTableColumn } from './data-table-rows.ts';
import { type DataTableSort, nextSort } from './data-table-view.ts';

const marks = { ascending: <ArrowUp />, descending: <ArrowDown />, none: <ChevronsUpDown /> };

interface DataTableHeadParts<Row> {
  columns: readonly DataTableColumn<Row>[];
  sort: DataTableSort | undefined;
  onSort: (sort: DataTableSort) => void;
  /** Checkbox that selects all rows shown; `undefined` if rows are not selectable. */
  all?: { label: string; checked: boolean; indeterminate: boolean; onChange: (checked: boolean) => void };
}

/** Header cells of the table. Where rows are cards, the sortable ones stay visible as a row of buttons. */
export function DataTableHead<Row>({ columns, sort, onSort, all }: DataTableHeadParts<Row>) {
  return (
    <>
      {all && (
        <th {...tableRoles.columnheader} scope="col" data-select="" className={styles.alwaysShown}>
          <DataTableCheckbox {...all} />
        </th>
      )}
      {columns.map((column) => {
        if (!column.sortValue) return <TableHeadCell key={column.key} column={column} />;
        const direction = sort?.key === column.key ? sort.direction : undefined;
        return (
          <TableHeadCell
            key={column.key}
            column={column}
            aria-sort={direction}
            data-sortable=""
            className={styles.alwaysShown}
          >
            <button type="button" className={styles.sort} onClick={() => onSort(nextSort(column, sort))}>
              {column.header}
              <span className={styles.mark} data-sorted={direction} aria-hidden="true">
                {marks[direction ?? 'none']}
              </span>
            </button>
          </TableHeadCell>
        );
      })}
    </>
  );
}
