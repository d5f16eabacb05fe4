import type { Marketer } from '@imc/api';
import { Button, EmptyState, ErrorState, Spinner, Table, type TableColumn } from '@imc/ui';
import { Trash2 } from '@imc/ui/icons';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmailText } from '../../shared/email-text.tsx';
import { retryOf } from '../../shared/retry.ts';

interface MarketersTableProps {
  query: UseQueryResult<Marketer[]>;
  /** Delete was pressed, on this press. */
  onDelete: (marketer: Marketer, button: HTMLButtonElement) => void;
}

const columnsFor = (onDelete: MarketersTableProps['onDelete']): readonly TableColumn<Marketer>[] => [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    width: '11rem',
    minWidth: '7.5rem',
    cell: ({ full_name }) => <strong>{full_name}</strong>,
  },
  {
    key: 'email',
    header: 'Email',
    width: '15rem',
    minWidth: '8rem',
    cell: ({ email }) => <EmailText email={email} />,
  },
  { key: 'phone', header: 'Phone', width: '9rem', minWidth: '5.5rem', cell: ({ phone }) => phone },
  {
    key: 'code',
    header: "Marketer's Code",
    width: '8rem',
    minWidth: '4.75rem',
    cell: ({ marketer_code }) => marketer_code,
  },
  {
    key: 'applications',
    header: 'Applications',
    align: 'end',
    cell: ({ applications_count }) => applications_count.toLocaleString('en-NG'),
  },
  {
    key: 'actions',
    header: 'Actions',
    stacked: 'plain',
    noWrap: true,
    cell: (marketer) => (
      <Button
        size="small"
        variant="secondary"
        iconStart={<Trash2 />}
        aria-label={`Delete ${marketer.full_name}`}
        onClick={({ currentTarget }) => onDelete(marketer, currentTarget)}
      >
        Delete
      </Button>
    ),
  },
];

/** The marketers, newest first, with the applications that carry their code. */
export function MarketersTable({ query, onDelete }: MarketersTableProps) {
  const retry = retryOf(query, 'Load the marketers again');
  return (
    <Table
      caption="Marketers"
      density="dense"
      columns={columnsFor(onDelete)}
      rows={query.data ?? []}
      rowKey={({ id }) => id}
      loading={query.isPending && <Spinner label="Loading..." />}
      error={retry && <ErrorState {...retry} />}
      empty={<EmptyState text="No marketers found" />}
    />
  );
}
