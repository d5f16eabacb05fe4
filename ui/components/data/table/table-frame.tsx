import { clsx } from 'clsx';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';
import type { TableColumn } from './table-column.ts';

// Stacked on a phone, the parts lose their table display and some browsers with it their meaning; spelled out, they keep it.
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface TableFrameProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** What the table shows; its name. */
  caption: string;
  /** Shows the caption over the table. By default a heading is there already, so it is only read. */
  captionShown?: boolean;
  /** The head stays in sight while the page scrolls. Default `true`. */
  stickyHeader?: boolean;
  /** `dense` for lists that are scanned by the hundred. Default `normal`. */
  density?: 'normal' | 'dense';
}

interface TableFrameParts extends TableFrameProps {
  /** The cells of the head. */
  head: ReactNode;
  /** Attributes of the row of heads. */
  headRow?: Omit<ComponentPropsWithRef<'tr'>, 'children' | 'style'> & {
    [data: `data-${string}`]: string | undefined;
  };
  /** The rows. */
  children: ReactNode;
}

/** The sheet that every table lies on: its name, its head, and a body to be filled. */
export function TableFrame({
  caption,
  captionShown = false,
  stickyHeader = true,
  density = 'normal',
  head,
  headRow,
  className,
  children,
  ...rest
}: TableFrameParts) {
  return (
    <div
      className={clsx(styles.root, className)}
      data-density={density}
      data-sticky={stickyHeader || undefined}
    >
      <table {...rest} {...tableRoles.table} className={styles.table}>
        <caption className={captionShown ? styles.caption : undefined}>
          {captionShown ? caption : <VisuallyHidden>{caption}</VisuallyHidden>}
        </caption>
        <thead {...tableRoles.rowgroup} className={styles.head}>
          <tr {...headRow} {...tableRoles.row}>
            {head}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className={styles.body}>
          {children}
        </tbody>
      </table>
    </div>
  );
}

function sizesOf<Row>({ width, minWidth }: TableColumn<Row>): CSSProperties | undefined {
  if (!width && !minWidth) return undefined;
  return { '--table-column-size': width, '--table-column-min': minWidth } as CSSProperties;
}

/** The head of one column. `children` replace its words, as a button that sorts does. */
export function TableHeadCell<Row>({
  column,
  children,
  ...rest
}: { column: TableColumn<Row> } & Omit<ComponentPropsWithRef<'th'>, 'style'>) {
  return (
    <th {...rest} {...tableRoles.columnheader} scope="col" data-align={column.align} style={sizesOf(column)}>
      {children ?? (column.headerHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header)}
    </th>
  );
}

/** The value of one column in one row. */
export function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const labelled = !column.rowHeader && column.stacked !== 'plain' && !column.headerHidden;
  const look = {
    'data-align': column.align,
    'data-no-wrap': column.noWrap || undefined,
    'data-sized': column.minWidth !== undefined || undefined,
    'data-label': labelled ? column.header : undefined,
  };
  return column.rowHeader ? (
    <th {...tableRoles.rowheader} scope="row" {...look}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...tableRoles.cell} {...look}>
      <div className={styles.value}>{column.cell(row)}</div>
    </td>
  );
}

/** Shown in place of the rows: that they are on their way, that there are none, that they could not be had. */
export function TablePlaceholder({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr {...tableRoles.row} className={styles.placeholderRow}>
      <td {...tableRoles.cell} colSpan={columnCount} className={styles.placeholder}>
        {children}
      </td>
    </tr>
  );
}
