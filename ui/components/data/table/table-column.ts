import type { ReactNode } from 'react';

/** Widths of the columns that most lists have. */
export const recipes = { name: '27.3%', contact: '25.7%' } as const;

export interface TableColumn<Row> {
  key: string;
  /** Column header; on a phone, the label before the value. */
  header: string;
  /** Hides the header visually, for example above a column of buttons. Default `false`. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. Default `start`. */
  align?: 'start' | 'end';
  /**
   * Width of a column that most lists have, as a part of the table's: `name` 27 %, `contact` 26 %. Takes the place of `width`.
   */
  recipe?: keyof typeof recipes;
  /** Preferred width, any CSS length: '12rem'. Default: determined by the content. */
  width?: string;
  /**
   * Minimum width of the text, any CSS length: as wide as the longest usual value. Longer values wrap. If
   * omitted, the column is as wide as its longest word, and grows with its text. Use it together with `width`.
   */
  minWidth?: string;
  /**
   * Makes the cell a row header, and on a phone the heading of the card. For at most one column. Default
   * `false`.
   */
  rowHeader?: boolean;
  /**
   * Layout on a phone: `labelled` shows the header before the value, `plain` only the value in the full
   * width. Default `labelled`.
   */
  stacked?: 'labelled' | 'plain';
  /**
   * Place of the value where a list has no room for its columns. Each row then has two lines: the row header with
   * `status` at its end, and below it the second line of the row header, `line`, `aside` and `menu`. `extra` is between
   * them on a tablet; on a phone it is a third line, or hidden if a tap opens the row. `action` is at the end of the row, on
   * a phone at the end of the third line. `none` is only for screen readers. One column each. If a column has a place, the
   * table is a list, and the label shows only with `stacked: 'labelled'`.
   */
  area?: 'line' | 'status' | 'aside' | 'extra' | 'menu' | 'action' | 'none';
  /** Gives the `line` the place of the row header's second line on a phone. Default `false`. */
  ownLine?: boolean;
  /** Keeps the value on one line where rows are not cards. Default `false`. */
  noWrap?: boolean;
}
