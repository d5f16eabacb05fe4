import type { ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  /** Column header; on a phone, the label before the value. */
  header: string;
  /** Hides the header visually, for example above a column of buttons. Default `false`. */
  headerHidden?: boolean;
  cell: (row: Row) => ReactNode;
  /** `end` for numbers and amounts. Default `start`. */
  align?: 'start' | 'end';
  /** Preferred width, any CSS length: '12rem'. Default: determined by the content. */
  width?: string;
  /**
   * Minimum width of the text, any CSS length: as wide as the longest usual value. Longer values wrap. If
   * omitted, the column may shrink to a single letter, and grows with its text. Use it together with `width`.
   */
  minWidth?: string;
  /**
   * Makes the cell a row header, and on a phone the heading of the card. For at most one column. Default
   * `false`.
   */
  rowHeader?: boolean;
  /**
   * Layout on a phone: `labelled` shows the header before the value, `plain` only the value in the full
   * width, `half` only the value, two beside each other, for values that explain themselves, and `half-labelled` the header
   * above the value, two beside each other. Default `labelled`.
   */
  stacked?: 'labelled' | 'plain' | 'half' | 'half-labelled';
  /** Keeps the value on one line where rows are not cards. Default `false`. */
  noWrap?: boolean;
}
