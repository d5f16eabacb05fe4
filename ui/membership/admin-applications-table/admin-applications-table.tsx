import {
  type AdminApplication,
  type ApplicationStatus,
  applicantName,
  applicationReference,
  applicationStatuses,
} from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
  type DataTableView,
} from '../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { TableLines } from '../../components/data/table/table-lines.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { GradeCell } from '../grade-cell/grade-cell.tsx';
import { StatusSelect, type StatusSelectLabels } from '../status-select/status-select.tsx';

/** Which applications are asked for. */
export interface AdminApplicationsView {
  /** The status that they have; undefined for all. */
  readonly status: ApplicationStatus | undefined;
  /** The page of the list, counted from 1. */
  readonly page: number;
}

/** Every word of the admin's applications table. */
export interface AdminApplicationsTableLabels extends DataTablePagedLabels {
  /** The heads of the columns. */
  columns: Readonly<Record<'name' | 'category' | 'contact' | 'status' | 'date' | 'actions', string>>;
  /** The filter: its name for screen readers, and its choices. */
  filter: Readonly<Record<'label' | 'all' | ApplicationStatus, string>>;
  /** Words on the button that opens an application: 'View Details'. */
  open: string;
  /** Name of that button: 'View Details of Mrs Nwosu Amaka'. Begins with the words on it. */
  openOf: (applicant: string) => string;
  /** Name of the status select: 'Status of the application of Mrs Nwosu Amaka'. */
  statusOf: (applicant: string) => string;
  /** The words of the status select. */
  statusSelect: StatusSelectLabels;
}

export interface AdminApplicationsTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** What the table shows; its name: 'Membership Applications'. */
  caption: string;
  /** The applications of one page, in the order shown. */
  applications: readonly AdminApplication[];
  /** How many match on all pages. */
  total: number;
  /** How many applications make a page. */
  pageSize: number;
  /** What the applications were asked for by. */
  view: AdminApplicationsView;
  /** Other applications are asked for: another status from its first page, or another page. */
  onViewChange: (view: AdminApplicationsView) => void;
  /** Every word of the table. */
  labels: AdminApplicationsTableLabels;
  /** Writes a UTC ISO time as a day. */
  formatDay: (time: string) => string;
  /** An application is to be read. */
  onOpen: (application: AdminApplication) => void;
  /** Id of the button that opens an application, by which focus returns to it. Default: none. */
  openButtonId?: (id: number) => string;
  /** The status that an application is being set to; undefined where no update of it is under way. */
  pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** A status was decided on. */
  onStatus: (id: number, status: ApplicationStatus) => void;
  /** Shown in place of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown in place of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown in place of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  labels,
  formatDay,
  onOpen,
  openButtonId,
  pendingStatus,
  onStatus,
}: Pick<
  AdminApplicationsTableProps,
  'labels' | 'formatDay' | 'onOpen' | 'openButtonId' | 'pendingStatus' | 'onStatus'
>): readonly DataTableColumn<AdminApplication>[] => [
  {
    key: 'name',
    header: labels.columns.name,
    rowHeader: true,
    width: '10.5rem',
    minWidth: '7.5rem',
    cell: (application) => <TableLines strong main={applicantName(application)} sub={application.position} />,
  },
  {
    key: 'category',
    header: labels.columns.category,
    width: '9.75rem',
    minWidth: '8rem',
    cell: ({ grade, membershipCategory }) => <GradeCell grade={grade} category={membershipCategory} />,
  },
  {
    key: 'contact',
    header: labels.columns.contact,
    width: '11.25rem',
    minWidth: '6rem',
    cell: ({ email, tel }) => <TableLines main={<EmailText email={email} />} sub={tel} />,
  },
  {
    key: 'status',
    header: labels.columns.status,
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'date',
    header: labels.columns.date,
    noWrap: true,
    cell: ({ createdAt, id }) => <TableLines main={formatDay(createdAt)} sub={applicationReference(id)} />,
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    // Button and select side by side, and one below the other where the words beside them need the room.
    width: '16rem',
    stacked: 'plain',
    cell: (application) => (
      <Cluster space="2">
        <Button
          size="small"
          variant="secondary"
          id={openButtonId?.(application.id)}
          aria-label={labels.openOf(applicantName(application))}
          onClick={() => onOpen(application)}
        >
          {labels.open}
        </Button>
        <StatusSelect
          size="small"
          label={labels.statusOf(applicantName(application))}
          labels={labels.statusSelect}
          status={application.status}
          pending={pendingStatus(application.id)}
          onStatus={(status) => onStatus(application.id, status)}
        />
      </Cluster>
    ),
  },
];

const filterKey = 'status';

/** What the table asks for, in the words of the call. */
const viewFrom = ({ filters, page = 1 }: DataTableView): AdminApplicationsView => ({
  status: applicationStatuses.find((status) => status === filters?.[filterKey]),
  page,
});

/** The submitted applications, filtered and paged by the server, each to be opened and decided on (S-2.66). */
export function AdminApplicationsTable({
  applications,
  total,
  view,
  onViewChange,
  labels,
  formatDay,
  onOpen,
  openButtonId,
  pendingStatus,
  onStatus,
  empty,
  ...table
}: AdminApplicationsTableProps) {
  return (
    <DataTable
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatDay, onOpen, openButtonId, pendingStatus, onStatus })}
      rows={applications}
      rowKey={({ id }) => id}
      total={total}
      filters={[
        {
          key: filterKey,
          label: labels.filter.label,
          labelHidden: true,
          allLabel: labels.filter.all,
          options: applicationStatuses.map((status) => ({ value: status, label: labels.filter[status] })),
        },
      ]}
      view={{ filters: { [filterKey]: view.status ?? '' }, page: view.page }}
      onViewChange={(next) => onViewChange(viewFrom(next))}
      labels={labels}
      empty={empty}
      noMatch={() => empty}
    />
  );
}
