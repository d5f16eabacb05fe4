import { categoryWithLetters, type Member, type Standing } from '@imc/api/contract';
import { Link } from '../../../components/actions/link/link.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
  type ServerListProps,
} from '../../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';

export interface MembersTableLabels extends DataTablePagedLabels {
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

export interface MembersTableProps extends ServerListProps {
  /** Members of the current page, in the order shown. */
  members: readonly Member[];
  /** Texts of the table. */
  labels: MembersTableLabels;
  /** Formats a day, YYYY-MM-DD. */
  formatDay: (day: string) => string;
  /** Returns the path of a member's page. */
  memberTo: (member: Member) => string;
}

const isException = ({ standing }: Member) => standing !== 'in-force';

const columnsFor = ({
  labels,
  formatDay,
  memberTo,
}: Pick<MembersTableProps, 'labels' | 'formatDay' | 'memberTo'>): readonly DataTableColumn<Member>[] => [
  {
    key: 'member',
    header: labels.member,
    rowHeader: true,
    recipe: 'name',
    cell: (member) => (
      <TableLines
        strong
        oneLine
        main={<Link to={memberTo(member)}>{member.account?.name ?? labels.erased}</Link>}
        sub={member.number}
      />
    ),
  },
  {
    key: 'grade',
    header: labels.grade,
    area: 'line',
    width: '15rem',
    cell: ({ grade }) =>
      grade ? <GradeCell grade={grade} category={categoryWithLetters(grade)} /> : labels.noGrade,
  },
  {
    key: 'since',
    header: labels.since,
    area: 'extra',
    stacked: 'labelled',
    width: '10rem',
    noWrap: true,
    cell: ({ since }) => since && formatDay(since),
  },
  {
    key: 'standing',
    header: labels.standing,
    area: 'status',
    width: '9rem',
    cell: (member) =>
      isException(member) && (
        <StatusBadge kind="standing" status={member.standing} label={labels.standings[member.standing]} />
      ),
  },
];

/** Table of members with number, grade and standing (MEM-8). */
export function MembersTable({ members, labels, formatDay, memberTo, ...table }: MembersTableProps) {
  return (
    <DataTable
      {...table}
      density="dense"
      labels={labels}
      // Only those who differ have a badge: there is no column where nobody does.
      columns={columnsFor({ labels, formatDay, memberTo }).filter(
        ({ key }) => key !== 'standing' || members.some(isException),
      )}
      rows={members}
      rowKey={({ number }) => number}
      onRowClick="link"
    />
  );
}
