import type { ReactNode } from 'react';

/** One column of a table over rows of type `Row`. */
export interface TableColumn<Row> {
  /** Tells the columns apart. */
  key: string;
  /** The head of the column; on a phone the label in front of the value. */
  header: string;
  /** Keeps the head for those who hear the table, as over a column of buttons. Default `false`. */
  headerHidden?: boolean;
  /** What the cell shows. */
  cell: (row: Row) => ReactNode;
  /** `end` for figures and amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Inline size wished for, any CSS length: '12rem'. Without it the content decides. */
  width?: string;
  /**
   * Room that the words keep beside other columns, any CSS length: as wide as the longest usual one. An unusual one asks for no more. Without it the
   * column may give way to a letter, and grows with its words. Give it with `width`.
   */
  minWidth?: string;
  /** The cell names its row: it is a row header, and on a phone the heading of the card. At most one column. */
  rowHeader?: boolean;
  /** On a phone: `labelled` puts the head before the value, `plain` shows the value alone over the whole width. Default `labelled`. */
  stacked?: 'labelled' | 'plain';
  /** Keeps the value on one line on a desk. */
  noWrap?: boolean;
}
