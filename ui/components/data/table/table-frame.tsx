import { clsx } from 'clsx';
import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import styles from './table.module.css';
import { recipes, type TableColumn } from './table-column.ts';

// As cards, the elements lose their table display, and in some browsers their table semantics. Explicit roles
// preserve them.
export const tableRoles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

export interface TableFrameProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Accessible name of the table. */
  caption: string;
  /** Keeps the table head visible while the page scrolls. Default `true`. */
  stickyHeader?: boolean;
  /** `dense` for lists that users scan by the hundred. Default `normal`. */
  density?: 'normal' | 'dense';
  /** Whether other rows are loading. Until then the present rows stay readable, but pale and inert. Default `false`. */
  updating?: boolean;
}

interface TableFrameParts extends TableFrameProps {
  /** Whether it is a list: where there is room for its columns, their widths come only from `width`, elsewhere rows have two lines where there is no room for its columns. Default `false`: cards. */
  list?: boolean;
  /** Header cells. */
  head: ReactNode;
  /** Attributes of the header row. */
  headRow?: Omit<ComponentPropsWithRef<'tr'>, 'children' | 'style'> & {
    [data: `data-${string}`]: string | undefined;
  };
  children: ReactNode;
}

/** Frame of every table: caption, head, and a body for the rows. */
export function TableFrame({
  caption,
  stickyHeader = true,
  density = 'normal',
  updating = false,
  list = false,
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
      data-list={list || undefined}
    >
      <table
        {...rest}
        {...tableRoles.table}
        aria-busy={updating || rest['aria-busy']}
        className={styles.table}
      >
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead {...tableRoles.rowgroup} className={styles.head}>
          <tr {...headRow} {...tableRoles.row}>
            {head}
          </tr>
        </thead>
        <tbody {...tableRoles.rowgroup} className={styles.body} inert={updating}>
          {children}
        </tbody>
      </table>
    </div>
  );
}

function sizesOf<Row>({ recipe, width, minWidth }: TableColumn<Row>): CSSProperties | undefined {
  const size = recipe ? recipes[recipe] : width;
  if (!size && !minWidth) return undefined;
  return { '--table-column-size': size, '--table-column-min': minWidth } as CSSProperties;
}

/** Header cell of a column. `children` replaces its text, for example with a sort button. */
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

export function TableCell<Row>({ column, row }: { column: TableColumn<Row>; row: Row }) {
  const { area, stacked = area ? 'plain' : 'labelled' } = column;
  const labelled = !column.rowHeader && stacked === 'labelled' && !column.headerHidden;
  const attributes = {
    'data-align': column.align,
    'data-area': column.rowHeader ? 'title' : area,
    'data-own-line': column.ownLine || undefined,
    'data-no-wrap': column.noWrap || undefined,
    'data-sized': column.minWidth !== undefined || undefined,
    'data-label': labelled ? column.header : undefined,
  };
  return column.rowHeader ? (
    <th {...tableRoles.rowheader} scope="row" {...attributes}>
      {column.cell(row)}
    </th>
  ) : (
    <td {...tableRoles.cell} {...attributes}>
      <div className={styles.value}>{column.cell(row)}</div>
    </td>
  );
}

/** Spans all columns in place of the rows, for loading, empty and error states. */
export function TablePlaceholder({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr {...tableRoles.row} className={styles.placeholderRow}>
      <td {...tableRoles.cell} colSpan={columnCount} className={styles.placeholder}>
        {children}
      </td>
    </tr>
  );
}
