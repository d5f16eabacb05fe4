import { categoryWithLetters, type Member, type Standing } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface MembersTableLabels {
  /** Header of the column with name and number: 'Member'. */
  member: string;
  /** Header of the grade column: 'Grade'. */
  grade: string;
  /** Shown if every grade was annulled: 'None'. */
  noGrade: string;
  /** Header of the column with the first day in the grade: 'In this grade since'. */
  since: string;
  /** Header of the standing column: 'Standing'. */
  standing: string;
  /** Names of the standings: 'On leave'. */
  standings: Readonly<Record<Standing, string>>;
  /** Shown instead of the name of a member whose account was erased: 'Erased account'. */
  erased: string;
}

export interface MembersTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Members'. */
  caption: string;
  /** Members, in the order shown. */
  members: readonly Member[];
  /** Texts of the table. */
  labels: MembersTableLabels;
  /** Formats a day, YYYY-MM-DD. */
  formatDay: (day: string) => string;
  /** Returns the path of a member's page. */
  memberTo: (member: Member) => string;
  /** Whether other members are loading. Until then the present ones can't be used. Default `false`. */
  updating?: boolean;
  /** Shown instead of the rows while they are loading. */
  loading?: ReactNode;
  /** Shown instead of the rows when they could not be loaded. */
  error?: ReactNode;
  /** Shown instead of the rows when there are none. */
  empty: ReactNode;
}

const columnsFor = ({
  labels,
  formatDay,
  memberTo,
}: Pick<MembersTableProps, 'labels' | 'formatDay' | 'memberTo'>): readonly TableColumn<Member>[] => [
  {
    key: 'member',
    header: labels.member,
    rowHeader: true,
    minWidth: '9rem',
    cell: (member) => (
      <TableLines
        strong
        main={<Link to={memberTo(member)}>{member.account?.name ?? labels.erased}</Link>}
        sub={member.number}
      />
    ),
  },
  {
    key: 'grade',
    header: labels.grade,
    width: '13rem',
    minWidth: '8rem',
    cell: ({ grade }) => (grade ? categoryWithLetters(grade) : labels.noGrade),
  },
  {
    key: 'since',
    header: labels.since,
    width: '10rem',
    stacked: 'half-labelled',
    noWrap: true,
    cell: ({ since }) => since && formatDay(since),
  },
  {
    key: 'standing',
    header: labels.standing,
    width: '9rem',
    stacked: 'half',
    cell: ({ standing }) => (
      <StatusBadge kind="standing" status={standing} label={labels.standings[standing]} />
    ),
  },
];

/** Table of members with number, grade and standing (MEM-8). */
export function MembersTable({ members, labels, formatDay, memberTo, ...table }: MembersTableProps) {
  return (
    <Table
      {...table}
      density="dense"
      fixedWidths
      columns={columnsFor({ labels, formatDay, memberTo })}
      rows={members}
      rowKey={({ number }) => number}
    />
  );
}
