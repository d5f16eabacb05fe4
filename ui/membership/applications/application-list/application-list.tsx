import { applicationReference, type MemberApplication, shownStatus } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { VisuallyHidden } from '../../../layout/visually-hidden/visually-hidden.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';

/** Texts of a member's applications table. */
export interface ApplicationListLabels {
  /** Header of the surname column: 'Surname'. */
  surname: string;
  /** Header of the other names column: 'Other Names'. */
  otherNames: string;
  /** Header of the category column: 'Membership Category'. */
  category: string;
  /** Below the status where there is room, from a UTC ISO time: 'Sent 6 May 2026'. */
  sent: (at: string) => string;
  /** Header of the email column: 'Email'. */
  email: string;
  /** Header of the status column: 'Status'. */
  status: string;
  /** Header of the column of buttons, visually hidden: 'Details'. */
  details: string;
  /** Text of the button in each row: 'View Details'. */
  read: string;
  /** Appended to that text for screen readers: 'of IMC-APP-412'. */
  readOf: (reference: string) => string;
}

export interface ApplicationListProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'My Applications'. */
  caption: string;
  /** Applications, in the order shown. */
  applications: readonly MemberApplication[];
  /** Texts of the table. */
  labels: ApplicationListLabels;
  /** Called with the id of the application that the user opens. */
  onRead: (id: number) => void;
  /** Returns the id of the button that opens an application, so that focus can return to it. Default: the buttons have no id. */
  readButtonId?: (id: number) => string;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  labels,
  onRead,
  readButtonId,
}: Pick<
  ApplicationListProps,
  'labels' | 'onRead' | 'readButtonId'
>): readonly TableColumn<MemberApplication>[] => [
  {
    key: 'surname',
    header: labels.surname,
    area: 'none',
    cell: ({ surname }) => surname,
  },
  {
    key: 'otherNames',
    header: labels.otherNames,
    area: 'extra',
    cell: ({ otherNames }) => otherNames,
  },
  {
    key: 'category',
    header: labels.category,
    cell: ({ id, grade, membershipCategory }) => (
      <TableLines
        strong
        main={<GradeCell grade={grade} category={membershipCategory} />}
        sub={applicationReference(id)}
      />
    ),
    // The names are the same in all rows.
    rowHeader: true,
  },
  {
    key: 'email',
    header: labels.email,
    area: 'none',
    minWidth: '14.5rem',
    cell: ({ email }) => <EmailText email={email} />,
  },
  {
    key: 'status',
    header: labels.status,
    area: 'status',
    cell: (application) => (
      <TableLines
        main={<StatusBadge kind="application" status={shownStatus(application)} />}
        sub={labels.sent(application.createdAt)}
      />
    ),
  },
  {
    key: 'read',
    header: labels.details,
    headerHidden: true,
    area: 'menu',
    align: 'end',
    noWrap: true,
    cell: ({ id }) => (
      <Button size="small" variant="secondary" id={readButtonId?.(id)} onClick={() => onRead(id)}>
        {labels.read}
        <VisuallyHidden> {labels.readOf(applicationReference(id))}</VisuallyHidden>
      </Button>
    ),
  },
];

/** Table of a member's applications, each with a button that opens it (S-2.62). */
export function ApplicationList({
  applications,
  labels,
  onRead,
  readButtonId,
  ...table
}: ApplicationListProps) {
  return (
    <Table
      {...table}
      columns={columnsFor({ labels, onRead, readButtonId })}
      rows={applications}
      rowKey={({ id }) => id}
    />
  );
}
