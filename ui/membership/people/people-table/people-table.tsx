import type { AccountRole, AdminAccount } from '@imc/api/contract';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
  type ServerListProps,
} from '../../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';

export interface PeopleTableLabels extends DataTablePagedLabels {
  /** Header of the column with name and telephone number: 'Name'. */
  name: string;
  /** Header of the column of email addresses: 'Email'. */
  email: string;
  /** Header of the membership type column: 'Membership'. */
  membership: string;
  /** Header of the role column: 'Role'. */
  role: string;
  /** Names of the roles: 'Treasurer'. */
  roles: Readonly<Record<AccountRole, string>>;
  /** Marks the signed-in admin: 'You'. */
  you: string;
  /** Stands above the role of a blocked account: 'Blocked'. */
  blocked: string;
  /** Stands below an address to which no mails are sent: 'Emails to this address are refused'. */
  refused: string;
  /** Stands below the role of staff without one: 'No second factor'. */
  noSecondFactor: string;
  /** Header of the column of dates: 'Since'. */
  since: string;
  /** Accessible name of the button that opens an account: 'Open Ada Obi'. Ends with the name. */
  openOf: (name: string) => string;
}

export interface PeopleTableProps extends ServerListProps {
  /** Accounts of the current page, in the order shown. */
  accounts: readonly AdminAccount[];
  /** Id of the signed-in admin. */
  ownId: number;
  /** Texts of the table. */
  labels: PeopleTableLabels;
  /** Formats the day of a UTC ISO time. */
  formatDay: (time: string) => string;
  /** Called when the admin opens an account. */
  onOpen: (account: AdminAccount) => void;
}

const columnsFor = ({
  labels,
  ownId,
  formatDay,
  onOpen,
}: Pick<
  PeopleTableProps,
  'labels' | 'ownId' | 'formatDay' | 'onOpen'
>): readonly DataTableColumn<AdminAccount>[] => [
  {
    key: 'name',
    header: labels.name,
    rowHeader: true,
    recipe: 'name',
    cell: (account) => (
      <TableLines
        strong
        oneLine
        main={
          <button type="button" aria-label={labels.openOf(account.name)} onClick={() => onOpen(account)}>
            {account.id === ownId ? `${account.name} (${labels.you})` : account.name}
          </button>
        }
        sub={account.phone_number}
      />
    ),
  },
  {
    key: 'email',
    header: labels.email,
    area: 'line',
    ownLine: true,
    recipe: 'contact',
    cell: ({ email, is_refused }) => (
      <TableLines main={<EmailText email={email} oneLine />} sub={is_refused && labels.refused} />
    ),
  },
  {
    key: 'membership',
    header: labels.membership,
    area: 'extra',
    stacked: 'labelled',
    width: '11rem',
    cell: ({ membership_type }) => membership_type,
  },
  {
    key: 'role',
    header: labels.role,
    area: 'status',
    width: '8.5rem',
    // Of a member, it says only what differs.
    cell: ({ role, is_blocked, has_second_factor }) =>
      is_blocked ? (
        <TableLines strong main={labels.blocked} sub={role !== 'member' && labels.roles[role]} />
      ) : (
        role !== 'member' && (
          <TableLines strong main={labels.roles[role]} sub={!has_second_factor && labels.noSecondFactor} />
        )
      ),
  },
  {
    key: 'since',
    header: labels.since,
    area: 'none',
    width: '7rem',
    noWrap: true,
    cell: ({ created_at }) => formatDay(created_at),
  },
];

/** Table of accounts with the roles of staff, and who of them has no second factor (PPL-5). */
export function PeopleTable({ accounts, ownId, labels, formatDay, onOpen, ...table }: PeopleTableProps) {
  return (
    <DataTable
      {...table}
      density="dense"
      labels={labels}
      // Most are members: there is no column of roles where nobody differs.
      columns={columnsFor({ labels, ownId, formatDay, onOpen }).filter(
        ({ key }) =>
          key !== 'role' || accounts.some(({ role, is_blocked }) => is_blocked || role !== 'member'),
      )}
      rows={accounts}
      rowKey={({ id }) => id}
      onRowClick={onOpen}
    />
  );
}
