import {
  applicationReference,
  type MemberApplication,
  memberApplicationsQuery,
  type User,
  useApiClient,
} from '@imc/api';
import {
  Button,
  Cluster,
  EmptyState,
  ErrorState,
  Heading,
  Spinner,
  Stack,
  StatusBadge,
  Table,
  type TableColumn,
  VisuallyHidden,
} from '@imc/ui';
import { useQuery } from '@tanstack/react-query';
import { EmailText } from '../../shared/email-text.tsx';
import { GradeCell } from '../../shared/grade-cell.tsx';
import { retryOf } from '../../shared/retry.ts';

/** Id of the button that opens an application, so that focus finds back to it. */
export const openerId = (id: number): string => `read-${id}`;

const columnsFor = (onRead: (id: number) => void): readonly TableColumn<MemberApplication>[] => [
  { key: 'surname', header: 'Surname', cell: ({ surname }) => surname, rowHeader: true },
  { key: 'otherNames', header: 'Other Names', cell: ({ otherNames }) => otherNames },
  {
    key: 'category',
    header: 'Membership Category',
    cell: GradeCell,
  },
  { key: 'email', header: 'Email', cell: ({ email }) => <EmailText email={email} /> },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'read',
    header: 'Details',
    headerHidden: true,
    align: 'end',
    noWrap: true,
    cell: ({ id }) => (
      <Button size="small" variant="secondary" id={openerId(id)} onClick={() => onRead(id)}>
        View Details
        <VisuallyHidden> of {applicationReference(id)}</VisuallyHidden>
      </Button>
    ),
  },
];

/** The member's applications, newest first, each to be read in full, and the way to a new one (specification, section 2). */
export function ApplicationList({
  user,
  onNew,
  onRead,
}: {
  user: User;
  onNew: () => void;
  onRead: (id: number) => void;
}) {
  const applications = useQuery(memberApplicationsQuery(useApiClient(), user.email));
  const retry = retryOf(applications);
  return (
    <Stack space="6">
      <Cluster justify="between" space="4">
        <Heading level={1}>My Applications</Heading>
        <Button onClick={onNew}>New Application</Button>
      </Cluster>
      <Table
        caption="My Applications"
        columns={columnsFor(onRead)}
        rows={applications.data ?? []}
        rowKey={({ id }) => id}
        loading={applications.isPending && <Spinner label="Loading your applications" />}
        error={
          retry && <ErrorState message="Your applications could not be loaded. Nothing is lost." {...retry} />
        }
        empty={
          <EmptyState text="No applications found. Click the button above to submit a new application." />
        }
      />
    </Stack>
  );
}
