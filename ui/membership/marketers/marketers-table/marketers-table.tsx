import type { Marketer } from '@imc/api/contract';
import { type ComponentPropsWithRef, type ReactNode, useMemo } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
} from '../../../components/data/data-table/data-table.tsx';
import { DataTableActions } from '../../../components/data/data-table/data-table-actions.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface MarketersTableLabels extends DataTablePagedLabels {
  /** Label of the search field: 'Search marketers'. */
  search: string;
  /** Header of the name column: 'Name'. */
  name: string;
  /** Header of the email column: 'Email'. */
  email: string;
  /** Header of the phone column: 'Phone'. */
  phone: string;
  /** Header of the column of marketer codes: "Marketer's Code". */
  code: string;
  /** Header of the column of application counts: 'Applications'. */
  applications: string;
  /** Header of the column of buttons: 'Actions'. */
  actions: string;
  /** Accessible name of the link to the applications with a code: '3 applications with MKT-ADA'. */
  applicationsOf: (count: number, code: string) => string;
  /** Text of the button that shows a marketer's link: 'Share'. */
  share: string;
  /** Accessible name of that button: 'Share the link of Ada Obi'. Starts with its visible text. */
  shareOf: (marketer: string) => string;
  /** Text of the button that edits: 'Edit'. */
  edit: string;
  /** Accessible name of that button: 'Edit Ada Obi'. Starts with its visible text. */
  editOf: (marketer: string) => string;
  /** Text of the button that deletes: 'Delete'. */
  delete: string;
  /** Accessible name of that button: 'Delete Ada Obi'. Starts with its visible text. */
  deleteOf: (marketer: string) => string;
}

export interface MarketersTableProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Marketers'. */
  caption: string;
  /** Marketers, in the order shown. */
  marketers: readonly Marketer[];
  /** Texts of the table. */
  labels: MarketersTableLabels;
  /** Formats a number of applications. */
  formatCount: (count: number) => string;
  /** Returns the path of the applications with a code. */
  applicationsTo: (code: string) => string;
  /** Called when the user wants to see a marketer's link. Focus returns to the button by itself. */
  onShare: (marketer: Marketer) => void;
  /** Called when the user wants to edit a marketer. Focus returns to the button by itself. If omitted, no marketer can be edited. */
  onEdit?: ((marketer: Marketer) => void) | undefined;
  /** Called when the user wants to delete a marketer. Receives the button too, so that focus can return to it if nothing is deleted. If omitted, no marketer can be deleted. */
  onDelete?: ((marketer: Marketer, button: HTMLButtonElement) => void) | undefined;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
  /** Shown instead of the rows when none matches the search. */
  noMatch: ReactNode;
}

type Columns = Pick<
  MarketersTableProps,
  'labels' | 'formatCount' | 'applicationsTo' | 'onShare' | 'onEdit' | 'onDelete'
>;

const columnsFor = ({
  labels,
  formatCount,
  applicationsTo,
  onShare,
  onEdit,
  onDelete,
}: Columns): readonly DataTableColumn<Marketer>[] => [
  {
    key: 'name',
    header: labels.name,
    rowHeader: true,
    width: 'max(15cqi, 24cqi - 4.5rem)',
    searchText: ({ full_name }) => full_name,
    cell: ({ full_name }) => <TableLines strong main={full_name} />,
  },
  {
    key: 'email',
    header: labels.email,
    area: 'extra',
    searchText: ({ email }) => email,
    cell: ({ email }) => <EmailText email={email} oneLine />,
  },
  {
    key: 'phone',
    header: labels.phone,
    area: 'none',
    width: '10.5rem',
    searchText: ({ phone }) => phone,
    cell: ({ phone }) => phone,
  },
  {
    key: 'code',
    header: labels.code,
    area: 'line',
    width: '8.5rem',
    searchText: ({ marketer_code }) => marketer_code,
    cell: ({ marketer_code }) => marketer_code,
  },
  {
    key: 'applications',
    header: labels.applications,
    area: 'aside',
    stacked: 'labelled',
    align: 'end',
    width: '6rem',
    cell: ({ applications_count, marketer_code }) =>
      applications_count === 0 ? (
        formatCount(applications_count)
      ) : (
        <Link
          to={applicationsTo(marketer_code)}
          aria-label={labels.applicationsOf(applications_count, marketer_code)}
        >
          {formatCount(applications_count)}
        </Link>
      ),
  },
  {
    key: 'actions',
    header: labels.actions,
    area: 'menu',
    width: '10.5rem',
    cell: (marketer) => (
      <DataTableActions label={`${labels.actions}: ${marketer.full_name}`}>
        <Button
          size="small"
          variant="quiet"
          aria-label={labels.shareOf(marketer.full_name)}
          onClick={() => onShare(marketer)}
        >
          {labels.share}
        </Button>
        {onEdit && (
          <Button
            size="small"
            variant="quiet"
            aria-label={labels.editOf(marketer.full_name)}
            onClick={() => onEdit(marketer)}
          >
            {labels.edit}
          </Button>
        )}
        {onDelete && (
          <Button
            size="small"
            variant="quiet"
            aria-label={labels.deleteOf(marketer.full_name)}
            onClick={({ currentTarget }) => onDelete(marketer, currentTarget)}
          >
            {labels.delete}
          </Button>
        )}
      </DataTableActions>
    ),
  },
];

const pageSize = 100;

/**
 * Table of the marketers with the number of applications that use their code. Each can be shared (MKT-3), edited (MKT-5) and deleted
 * (S-2.68).
 */
export function MarketersTable({
  marketers,
  labels,
  formatCount,
  applicationsTo,
  onShare,
  onEdit,
  onDelete,
  noMatch,
  ...table
}: MarketersTableProps) {
  const columns = useMemo(
    () => columnsFor({ labels, formatCount, applicationsTo, onShare, onEdit, onDelete }),
    [labels, formatCount, applicationsTo, onShare, onEdit, onDelete],
  );
  return (
    <DataTable
      {...table}
      density="dense"
      columns={columns}
      rows={marketers}
      rowKey={({ id }) => id}
      search={labels.search}
      pageSize={pageSize}
      labels={labels}
      noMatch={() => noMatch}
    />
  );
}
