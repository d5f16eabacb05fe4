import {
  type AdminApplication,
  type AdminApplicationsPage,
  type ApplicationStatus,
  applicantName,
  applicationReference,
} from '@imc/api';
import {
  Button,
  ButtonLink,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Pagination,
  SelectField,
  Spinner,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  TableLines,
} from '@imc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { formatDay } from '../../shared/dates.ts';
import { EmailText } from '../../shared/email-text.tsx';
import { GradeCell } from '../../shared/grade-cell.tsx';
import { retryOf } from '../../shared/retry.ts';
import type { StatusFilter } from './list-place.ts';
import { StatusSelect } from './status-select.tsx';

const filters = [
  { value: 'all', label: 'All Applications' },
  { value: 'pending', label: 'Pending' },
  { value: 'approved', label: 'Approved' },
  { value: 'rejected', label: 'Rejected' },
] as const satisfies readonly { value: StatusFilter; label: string }[];

interface ApplicationsTableProps {
  query: UseQueryResult<AdminApplicationsPage>;
  filter: StatusFilter;
  onFilter: (filter: StatusFilter) => void;
  onPage: (page: number) => void;
  onOpen: (application: AdminApplication) => void;
  pendingStatus: (id: number) => ApplicationStatus | undefined;
  onStatus: (id: number, status: ApplicationStatus) => void;
}

/** Id of the press that opens an application, so that focus finds back to it. */
export const openerId = (id: number): string => `open-${id}`;

const columnsFor = ({
  pendingStatus,
  onOpen,
  onStatus,
}: Pick<
  ApplicationsTableProps,
  'pendingStatus' | 'onOpen' | 'onStatus'
>): readonly TableColumn<AdminApplication>[] => [
  {
    key: 'name',
    header: 'Name',
    rowHeader: true,
    width: '10.5rem',
    minWidth: '7.5rem',
    cell: (application) => <TableLines strong main={applicantName(application)} sub={application.position} />,
  },
  {
    key: 'category',
    header: 'Category',
    width: '9.75rem',
    minWidth: '8rem',
    cell: GradeCell,
  },
  {
    key: 'contact',
    header: 'Contact',
    width: '11.25rem',
    minWidth: '6rem',
    cell: ({ email, tel }) => <TableLines main={<EmailText email={email} />} sub={tel} />,
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'date',
    header: 'Date',
    noWrap: true,
    cell: ({ createdAt, id }) => <TableLines main={formatDay(createdAt)} sub={applicationReference(id)} />,
  },
  {
    key: 'actions',
    header: 'Actions',
    // Both presses side by side, and one below the other where the words beside them need the room.
    width: '16rem',
    stacked: 'plain',
    cell: (application) => (
      <Cluster space="2">
        <Button
          size="small"
          variant="secondary"
          id={openerId(application.id)}
          aria-label={`View Details of ${applicantName(application)}`}
          onClick={() => onOpen(application)}
        >
          View Details
        </Button>
        <StatusSelect
          size="small"
          name={applicantName(application)}
          status={application.status}
          pending={pendingStatus(application.id)}
          onStatus={(status) => onStatus(application.id, status)}
        />
      </Cluster>
    ),
  },
];

/** The list of submitted applications: filter, table and pages. */
export function ApplicationsTable({ query, filter, onFilter, onPage, ...actions }: ApplicationsTableProps) {
  const { data } = query;
  const retry = retryOf(query);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1} ref={heading} tabIndex={-1}>
          Membership Applications
        </Heading>
        <ButtonLink to="/admin/dashboard" variant="secondary">
          Back to Dashboard
        </ButtonLink>
      </Cluster>
      <Cluster>
        <SelectField
          label="Show"
          labelHidden
          options={filters}
          value={filter}
          onChange={({ currentTarget }) => onFilter(currentTarget.value as StatusFilter)}
        />
      </Cluster>
      <Table
        caption="Membership Applications"
        density="dense"
        columns={columnsFor(actions)}
        rows={data?.applications ?? []}
        rowKey={({ id }) => id}
        loading={query.isPending && <Spinner label="Loading applications" />}
        error={retry && <ErrorState message="Failed to fetch applications" {...retry} />}
        empty={<EmptyState title="No applications here" text="There is none in this state at present." />}
      />
      {data && data.pages > 1 && (
        <Pagination
          page={data.page}
          pageCount={data.pages}
          onPageChange={(page) => {
            // The next page is read from its beginning, not from the press below it.
            heading.current?.focus();
            onPage(page);
          }}
          labels={{
            nav: 'Pages of the list',
            previous: 'Previous',
            next: 'Next',
            page: (page, pageCount) => `Page ${page} of ${pageCount}`,
          }}
        />
      )}
    </Stack>
  );
}
