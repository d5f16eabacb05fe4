import {
  type AdminApplication,
  type ApplicationFilterName,
  type ApplicationFilters,
  type ApplicationFilterValue,
  type ApplicationStatus,
  applicantName,
  applicationFilterNames,
  applicationFilters,
  applicationReference,
  mapKeys,
  readApplicationFilters,
} from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTableFilter,
  type DataTablePagedLabels,
  type DataTableView,
} from '../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { TableLines } from '../../components/data/table/table-lines.tsx';
import { Cluster } from '../../layout/cluster/cluster.tsx';
import { GradeCell } from '../grade-cell/grade-cell.tsx';
import { StatusSelect, type StatusSelectLabels } from '../status-select/status-select.tsx';

/** Filters and page of the applications table. */
export interface AdminApplicationsView {
  readonly filters: ApplicationFilters;
  /** Page of the list, starting at 1. */
  readonly page: number;
}

/** Texts of the admin's applications table. */
export interface AdminApplicationsTableLabels extends DataTablePagedLabels {
  /** Headers of the columns. */
  columns: Readonly<Record<'name' | 'category' | 'contact' | 'status' | 'date' | 'actions', string>>;
  /** For each filter: its accessible name, the option that shows all applications, and one label per value. */
  filters: {
    readonly [Name in ApplicationFilterName]: Readonly<
      Record<'label' | 'all' | ApplicationFilterValue<Name>, string>
    >;
  };
  /** Text of the button that opens an application: 'View Details'. */
  open: string;
  /** Accessible name of that button: 'View Details of Mrs Nwosu Amaka'. Starts with its visible text. */
  openOf: (applicant: string) => string;
  /** Accessible name of the status select: 'Status of the application of Mrs Nwosu Amaka'. */
  statusOf: (applicant: string) => string;
  /** Texts of the status select. */
  statusSelect: StatusSelectLabels;
}

export interface AdminApplicationsTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Membership Applications'. */
  caption: string;
  /** Applications of the current page, in the order shown. */
  applications: readonly AdminApplication[];
  /** Number of matching applications on all pages. */
  total: number;
  /** Number of applications per page. */
  pageSize: number;
  /** Current filters and page. */
  view: AdminApplicationsView;
  /** Called when the user changes a filter (with the first page) or the page. */
  onViewChange: (view: AdminApplicationsView) => void;
  /** Texts of the table. */
  labels: AdminApplicationsTableLabels;
  /** Formats a UTC ISO time as a date. */
  formatDay: (time: string) => string;
  /** Called when the user opens an application. */
  onOpen: (application: AdminApplication) => void;
  /** Returns the id of the button that opens an application, so that focus can return to it. Default: the buttons have no id. */
  openButtonId?: (id: number) => string;
  /** Returns the status that is being saved for an application, or undefined if no request is pending. */
  pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Called with the status that the user has chosen. */
  onStatus: (id: number, status: ApplicationStatus) => void;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are no applications. */
  empty: ReactNode;
  /** Shown instead of the rows when no application matches the filters. Default: `empty`. */
  noMatch?: ReactNode;
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
    // Room for the button and the select side by side. They wrap when the other columns need the width.
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

/** Converts the view of the data table to the filters and page of the request. */
const viewFrom = ({ filters, page = 1 }: DataTableView): AdminApplicationsView => ({
  filters: readApplicationFilters((name) => filters?.[name]),
  page,
});

const filtersFor = (labels: AdminApplicationsTableLabels['filters']): DataTableFilter<AdminApplication>[] =>
  applicationFilterNames.map((name) => {
    const texts: Readonly<Record<'label' | 'all' | (string & {}), string>> = labels[name];
    return {
      key: name,
      label: texts.label,
      labelHidden: true,
      allLabel: texts.all,
      options: applicationFilters[name].values.map((value) => ({ value, label: texts[value] ?? value })),
    };
  });

/** Table of the submitted applications, filtered and paginated by the server. Each can be opened and its status changed (S-2.66). */
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
  noMatch = empty,
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
      filters={filtersFor(labels.filters)}
      view={{ filters: mapKeys(applicationFilterNames, (name) => view.filters[name] ?? ''), page: view.page }}
      onViewChange={(next) => onViewChange(viewFrom(next))}
      labels={labels}
      empty={empty}
      noMatch={() => noMatch}
    />
  );
}
