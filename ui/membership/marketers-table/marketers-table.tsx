import type { Marketer } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import { Table, type TableColumn } from '../../components/data/table/table.tsx';
import { Trash2 } from '../../icons/icons.ts';

/** Every word of the marketers table. */
export interface MarketersTableLabels {
  /** Head of the names: 'Name'. */
  name: string;
  /** Head of the e-mail addresses: 'Email'. */
  email: string;
  /** Head of the telephone numbers: 'Phone'. */
  phone: string;
  /** Head of the codes: "Marketer's Code". */
  code: string;
  /** Head of the numbers of applications: 'Applications'. */
  applications: string;
  /** Head of the buttons: 'Actions'. */
  actions: string;
  /** Words on the button of a row: 'Delete'. */
  delete: string;
  /** Name of that button: 'Delete Ada Obi'. Begins with the words on it. */
  deleteOf: (marketer: string) => string;
}

export interface MarketersTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** What the table shows; its name: 'Marketers'. */
  caption: string;
  /** The marketers, in the order shown. */
  marketers: readonly Marketer[];
  /** Every word of the table. */
  labels: MarketersTableLabels;
  /** Writes a number of applications. */
  formatCount: (count: number) => string;
  /** A marketer is to be deleted. Comes with the button, to which focus returns where nothing is deleted. */
  onDelete: (marketer: Marketer, button: HTMLButtonElement) => void;
  /** Shown in place of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown in place of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  labels,
  formatCount,
  onDelete,
}: Pick<MarketersTableProps, 'labels' | 'formatCount' | 'onDelete'>): readonly TableColumn<Marketer>[] => [
  {
    key: 'name',
    header: labels.name,
    rowHeader: true,
    width: '11rem',
    minWidth: '7.5rem',
    cell: ({ full_name }) => <strong>{full_name}</strong>,
  },
  {
    key: 'email',
    header: labels.email,
    width: '15rem',
    minWidth: '8rem',
    cell: ({ email }) => <EmailText email={email} />,
  },
  { key: 'phone', header: labels.phone, width: '9rem', minWidth: '5.5rem', cell: ({ phone }) => phone },
  {
    key: 'code',
    header: labels.code,
    width: '8rem',
    minWidth: '4.75rem',
    cell: ({ marketer_code }) => marketer_code,
  },
  {
    key: 'applications',
    header: labels.applications,
    align: 'end',
    cell: ({ applications_count }) => formatCount(applications_count),
  },
  {
    key: 'actions',
    header: labels.actions,
    stacked: 'plain',
    noWrap: true,
    cell: (marketer) => (
      <Button
        size="small"
        variant="secondary"
        iconStart={<Trash2 />}
        aria-label={labels.deleteOf(marketer.full_name)}
        onClick={({ currentTarget }) => onDelete(marketer, currentTarget)}
      >
        {labels.delete}
      </Button>
    ),
  },
];

/** The marketers with the applications that carry their code, each to be deleted (S-2.68). */
export function MarketersTable({ marketers, labels, formatCount, onDelete, ...table }: MarketersTableProps) {
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatCount, onDelete })}
      rows={marketers}
      rowKey={({ id }) => id}
    />
  );
}
