import {
  applicationReference,
  type MailState,
  type MailTemplate,
  mailStates,
  type OutboxMail,
} from '@imc/api/contract';
import { Button } from '../../../components/actions/button/button.tsx';
import { Link } from '../../../components/actions/link/link.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import {
  TabbedTable,
  type TabbedTableLabels,
  type TabbedTableListProps,
} from '../../../components/data/tabbed-table/tabbed-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import styles from './mails-table.module.css';

export interface MailsTableLabels extends TabbedTableLabels<MailState> {
  columns: Readonly<Record<'recipient' | 'mail' | 'state' | 'outcome' | 'actions', string>>;
  templates: Readonly<Record<MailTemplate, string>>;
  /** Shown instead of the recipient if it is not stored. */
  noRecipient: string;
  /** Returns what happened to a mail: a line, and a second one with details. */
  outcome: (mail: OutboxMail) => { readonly main: string; readonly sub?: string };
  /** Text of the button in rows of failed mails: 'Send again'. */
  resend: string;
  /** Accessible name of that button: 'Send again: Welcome to Ada Obi'. Starts with its visible text. */
  resendOf: (template: string, recipient: string) => string;
}

export interface MailsTableProps extends TabbedTableListProps<MailState> {
  /** Mails of the current page, newest first. */
  mails: readonly OutboxMail[];
  /** Texts of the table. */
  labels: MailsTableLabels;
  /** Returns the path of an application. */
  applicationTo: (id: number) => string;
  /** Called when the user wants to send a failed mail again. If omitted, none can be. */
  onResend?: ((mail: OutboxMail) => void) | undefined;
  /** Ids of the mails that are being sent again. Default: none. */
  resending?: readonly number[];
}

type ColumnContext = Pick<MailsTableProps, 'labels' | 'applicationTo' | 'onResend' | 'resending'>;

const columnsFor = ({
  labels,
  applicationTo,
  onResend,
  resending = [],
}: ColumnContext): readonly DataTableColumn<OutboxMail>[] => [
  {
    key: 'recipient',
    header: labels.columns.recipient,
    rowHeader: true,
    recipe: 'name',
    cell: ({ to }) =>
      to ? (
        <TableLines strong oneLine main={to.name} sub={<EmailText email={to.address} oneLine />} />
      ) : (
        <span className={styles.missing}>{labels.noRecipient}</span>
      ),
  },
  {
    key: 'mail',
    header: labels.columns.mail,
    area: 'line',
    ownLine: true,
    width: '11rem',
    cell: ({ template, application_id }) => (
      <TableLines
        oneLine
        main={labels.templates[template]}
        sub={
          application_id !== null && (
            <Link to={applicationTo(application_id)} className={styles.application}>
              {applicationReference(application_id)}
            </Link>
          )
        }
      />
    ),
  },
  {
    key: 'state',
    header: labels.columns.state,
    area: 'status',
    width: '8.75rem',
    cell: ({ state }) => <StatusBadge kind="mail" status={state} />,
  },
  {
    key: 'outcome',
    header: labels.columns.outcome,
    area: 'extra',
    cell: (mail) => (
      <TableLines
        oneLine
        className={mail.last_error === null ? styles.usual : undefined}
        {...labels.outcome(mail)}
      />
    ),
  },
  {
    key: 'actions',
    header: labels.columns.actions,
    headerHidden: true,
    area: 'menu',
    noWrap: true,
    width: '9.5rem',
    cell: (mail) =>
      onResend &&
      mail.can_resend && (
        <Button
          size="small"
          variant="secondary"
          loading={resending.includes(mail.id)}
          aria-label={labels.resendOf(labels.templates[mail.template], mail.to?.name ?? labels.noRecipient)}
          onClick={() => onResend(mail)}
        >
          {labels.resend}
        </Button>
      ),
  },
];

/** Table of the mails that the server sends, by state, with what happened to each. Failed ones can be sent again (MAIL-10, MAIL-11). */
export function MailsTable({ mails, labels, applicationTo, onResend, resending, ...table }: MailsTableProps) {
  return (
    <TabbedTable
      {...table}
      tabs={['all', ...mailStates]}
      columns={columnsFor({ labels, applicationTo, onResend, resending })}
      rows={mails}
      rowKey={({ id }) => id}
      labels={labels}
    />
  );
}
