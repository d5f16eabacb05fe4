import { clsx } from 'clsx';
import type { ComponentPropsWithRef, CSSProperties, Key, ReactNode } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';

/** One column of a table over rows of type `Row`. */
export interface TableColumn<Row> {
  /** Tells the columns apart. */
  key: string;
  /** The head of the column; on a phone the label in front of the value. */
  header: string;
  /** Keeps the head for those who hear the table, as over a column of presses. Default `false`. */
  headerHidden?: boolean;
  /** What stands in the cell. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures and amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Inline size wished for, any CSS length: '12rem'. Without it the content decides. */
  width?: string;
  /** The cell names its row: it is a row header, and on a phone the heading of the card. At most one column. */
  rowHeader?: boolean;
  /** On a phone: `labelled` puts the head before the value, `plain` shows the value alone over the whole width. Default `labelled`. */
  stacked?: 'labelled' | 'plain';
  /** Keeps the value on one line on a desk. */
  noWrap?: boolean;
}

export interface TableProps<Row> extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** What the table shows; its name. */
  caption: string;
  /** Shows the caption over the table. By default a heading stands there already, so it is only read. */
  captionShown?: boolean;
  /** The columns, in the order shown. */
  columns: readonly TableColumn<Row>[];
  /** The rows of this page. */
  rows: readonly Row[];
  /** What tells a row from another, most often its id. */
  rowKey: (row: Row) => Key;
  /** The row that is open beside the table; gets the ground and `aria-current`. */
  isCurrent?: (row: Row) => boolean;
  /** Stands in place of the rows while they are on their way. */
  loading?: ReactNode;
  /** Stands in place of the rows when there are none. */
  empty: ReactNode;
  /** Stands in place of the rows when they could not be had. Goes before `loading`. */
  error?: ReactNode;
  /** The head stays in sight while the page scrolls. Default `true`. */
  stickyHeader?: boolean;
  /** `dense` for lists that are scanned by the hundred. Default `normal`. */
  density?: 'normal' | 'dense';
}

// Stacked on a phone, the parts lose their table display and some browsers with it their meaning; spelled out, they keep it.
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** Rows of the same kind, to be compared. On a narrow place each row becomes a card with its heads as labels: the same elements, set otherwise. */
export function Table<Row>({
  caption,
  captionShown = false,
  columns,
  rows,
  rowKey,
  isCurrent,
  loading,
  empty,
  error,
  stickyHeader = true,
  density = 'normal',
  className,
  ...rest
}: TableProps<Row>) {
  const instead = error || loading || (rows.length === 0 && empty);
  return (
    <div
      className={clsx(styles.root, className)}
      data-density={density}
      data-sticky={stickyHeader || undefined}
    >
      <table {...rest} {...roles.table} className={styles.table} aria-busy={Boolean(loading) || undefined}>
        <caption className={captionShown ? styles.caption : undefined}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th
                key={column.key}
                {...roles.columnheader}
                scope="col"
                data-align={column.align}
                style={column.width ? ({ inlineSize: column.width } satisfies CSSProperties) : undefined}
              >
                {column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={styles.body}>
          {instead ? (
            <tr {...roles.row} className={styles.insteadRow}>
              <td {...roles.cell} colSpan={columns.length} className={styles.instead}>
                {instead}
              </td>
            </tr>
          ) : (
            rows.map((row) => (
              <tr key={rowKey(row)} {...roles.row} aria-current={isCurrent?.(row) || undefined}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
}

function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const labelled = !column.rowHeader && column.stacked !== 'plain' && !column.headerHidden;
  const look = {
    'data-align': column.align,
    'data-no-wrap': column.noWrap || undefined,
    'data-label': labelled ? column.header : undefined,
  };
  return column.rowHeader ? (
    <th {...roles.rowheader} scope="row" {...look}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...roles.cell} {...look}>
      <div className={styles.value}>{column.cell(row)}</div>
    </td>
  );
}
