import type { ReactNode } from 'react';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

interface PaymentColumns<Row> {
  headers: Readonly<Record<'name' | 'amount' | 'note', string>>;
  nameOf: (row: Row) => string;
  /** Returns the accessible name of the button that opens the row. Contains the name. */
  openLabelOf: (row: Row) => string;
  referenceOf: (row: Row) => string | undefined;
  amountOf: (row: Row) => ReactNode;
  /** Returns what is particular. */
  noteOf: (row: Row) => ReactNode;
  onOpen: (row: Row) => void;
}

/** Columns of a payment, or of a line of a statement, in the list beside the open one. */
export const paymentColumns = <Row,>({
  headers,
  nameOf,
  openLabelOf,
  referenceOf,
  amountOf,
  noteOf,
  onOpen,
}: PaymentColumns<Row>): readonly DataTableColumn<Row>[] => [
  {
    key: 'name',
    header: headers.name,
    rowHeader: true,
    cell: (row) => (
      <TableLines
        strong
        main={
          <button type="button" aria-label={openLabelOf(row)} onClick={() => onOpen(row)}>
            {nameOf(row)}
          </button>
        }
        sub={referenceOf(row)}
      />
    ),
  },
  { key: 'amount', header: headers.amount, area: 'status', align: 'end', cell: amountOf },
  { key: 'note', header: headers.note, area: 'line', cell: noteOf },
];
