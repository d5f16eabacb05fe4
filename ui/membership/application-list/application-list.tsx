import { applicationReference, type MemberApplication } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../components/actions/button/button.tsx';
import { EmailText } from '../../components/content/email-text/email-text.tsx';
import { StatusBadge } from '../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../components/data/table/table.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { GradeCell } from '../grade-cell/grade-cell.tsx';

/** Every word of a member's applications table. */
export interface ApplicationListLabels {
  /** Head of the surnames: 'Surname'. */
  surname: string;
  /** Head of the other names: 'Other Names'. */
  otherNames: string;
  /** Head of the categories: 'Membership Category'. */
  category: string;
  /** Head of the e-mail addresses: 'Email'. */
  email: string;
  /** Head of the states: 'Status'. */
  status: string;
  /** Head of the buttons, for screen readers alone: 'Details'. */
  details: string;
  /** Words on the button of a row: 'View Details'. */
  read: string;
  /** What follows those words for screen readers: 'of IMC-APP-412'. */
  readOf: (reference: string) => string;
}

export interface ApplicationListProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** What the table shows; its name: 'My Applications'. */
  caption: string;
  /** The applications, in the order shown. */
  applications: readonly MemberApplication[];
  /** Every word of the table. */
  labels: ApplicationListLabels;
  /** An application is to be read in full. */
  onRead: (id: number) => void;
  /** Id of the button that opens an application, by which focus returns to it. Default: none. */
  readButtonId?: (id: number) => string;
  /** Shown in place of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown in place of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown in place of the rows when there are none. */
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
  { key: 'surname', header: labels.surname, cell: ({ surname }) => surname, rowHeader: true },
  { key: 'otherNames', header: labels.otherNames, cell: ({ otherNames }) => otherNames },
  {
    key: 'category',
    header: labels.category,
    cell: ({ grade, membershipCategory }) => <GradeCell grade={grade} category={membershipCategory} />,
  },
  { key: 'email', header: labels.email, cell: ({ email }) => <EmailText email={email} /> },
  {
    key: 'status',
    header: labels.status,
    cell: ({ status }) => <StatusBadge kind="application" status={status} />,
  },
  {
    key: 'read',
    header: labels.details,
    headerHidden: true,
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

/** A member's applications, each to be read in full (S-2.62). */
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
