import type { AccountRole, AdminAccount } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import { mailHref } from '../../../components/content/email-text/mail-href.ts';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface PeopleTableLabels {
  /** Header of the column with name and telephone number: 'Name'. */
  name: string;
  /** Header of the column of e-mail addresses: 'Email'. */
  email: string;
  /** Header of the membership type column: 'Membership'. */
  membership: string;
  /** Header of the role column: 'Role'. */
  role: string;
  /** Names of the roles: 'Treasurer'. */
  roles: Readonly<Record<AccountRole, string>>;
  /** Marks the signed-in admin: 'You'. */
  you: string;
  /** Stands below the role of a blocked account: 'Blocked'. */
  blocked: string;
  /** Stands below an address to which no mails are sent: 'Mails to this address are refused'. */
  refused: string;
  /** Header of the second factor column: 'Second factor'. */
  secondFactor: string;
  /** Texts of an account with and without one: 'On', 'Off'. */
  secondFactorStates: Readonly<Record<'on' | 'off', string>>;
  /** Header of the column of dates: 'Since'. */
  since: string;
  /** Header of the column of buttons: 'Actions'. */
  actions: string;
  /** Text of the button in each row: 'Manage'. */
  manage: string;
  /** Accessible name of that button: 'Manage Ada Obi'. Starts with its visible text. */
  manageOf: (name: string) => string;
}

export interface PeopleTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'People'. */
  caption: string;
  /** Accounts, in the order shown. */
  accounts: readonly AdminAccount[];
  /** Id of the signed-in admin. */
  ownId: number;
  /** Texts of the table. */
  labels: PeopleTableLabels;
  /** Formats the day of a UTC ISO time. */
  formatDay: (time: string) => string;
  /** Called when the admin wants to manage an account. */
  onManage: (account: AdminAccount) => void;
  /** Whether other accounts are loading. Until then the present ones can't be used. Default `false`. */
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
  ownId,
  formatDay,
  onManage,
}: Pick<
  PeopleTableProps,
  'labels' | 'ownId' | 'formatDay' | 'onManage'
>): readonly TableColumn<AdminAccount>[] => [
  {
    key: 'name',
    header: labels.name,
    rowHeader: true,
    width: '13rem',
    minWidth: '7.5rem',
    cell: ({ id, name, phone_number }) => (
      <TableLines strong oneLine main={id === ownId ? `${name} (${labels.you})` : name} sub={phone_number} />
    ),
  },
  {
    key: 'email',
    header: labels.email,
    // Takes the remaining width.
    minWidth: '7rem',
    stacked: 'plain',
    cell: ({ email, is_refused }) => (
      <TableLines
        main={
          <Link href={mailHref(email)} tone="quiet">
            <EmailText email={email} oneLine />
          </Link>
        }
        sub={is_refused && labels.refused}
      />
    ),
  },
  {
    key: 'membership',
    header: labels.membership,
    width: '8.25rem',
    minWidth: '6rem',
    stacked: 'half',
    cell: ({ membership_type }) => membership_type,
  },
  {
    key: 'role',
    header: labels.role,
    width: '6rem',
    minWidth: '5rem',
    stacked: 'half',
    cell: ({ role, is_blocked }) =>
      is_blocked ? (
        <TableLines strong main={labels.roles[role]} sub={labels.blocked} />
      ) : role === 'member' ? (
        <Text as="span" size="small" tone="muted">
          {labels.roles.member}
        </Text>
      ) : (
        <strong>{labels.roles[role]}</strong>
      ),
  },
  {
    key: 'second-factor',
    header: labels.secondFactor,
    width: '5.5rem',
    minWidth: '4rem',
    stacked: 'half-labelled',
    cell: ({ has_second_factor }) => labels.secondFactorStates[has_second_factor ? 'on' : 'off'],
  },
  {
    key: 'since',
    header: labels.since,
    width: '7rem',
    noWrap: true,
    stacked: 'half-labelled',
    cell: ({ created_at }) => formatDay(created_at),
  },
  {
    key: 'actions',
    header: labels.actions,
    width: '7rem',
    stacked: 'plain',
    noWrap: true,
    cell: (account) => (
      <Button
        size="small"
        variant="secondary"
        aria-label={labels.manageOf(account.name)}
        onClick={() => onManage(account)}
      >
        {labels.manage}
      </Button>
    ),
  },
];

/** Table of accounts with their role and whether they have a second factor (PPL-5). */
export function PeopleTable({ accounts, ownId, labels, formatDay, onManage, ...table }: PeopleTableProps) {
  return (
    <Table
      {...table}
      density="dense"
      fixedWidths
      columns={columnsFor({ labels, ownId, formatDay, onManage })}
      rows={accounts}
      rowKey={({ id }) => id}
    />
  );
}
