import {
  type AdminApplication,
  type ApplicationStatus,
  type AskedState,
  applicantName,
  applicationReference,
  applicationSorts,
  type OptionalColumn,
  optionalColumns,
  type PaymentState,
} from '@imc/api/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../components/actions/button/button.tsx';
import { EmailText } from '../../../components/content/email-text/email-text.tsx';
import type { DataTableColumn } from '../../../components/data/data-table/data-table.tsx';
import { DataTableActions } from '../../../components/data/data-table/data-table-actions.tsx';
import { StatusBadge } from '../../../components/data/status-badge/status-badge.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { GradeCell } from '../../grades/grade-cell/grade-cell.tsx';
import { StatusSelect, type StatusSelectLabels } from '../status-select/status-select.tsx';
import styles from './admin-applications-table.module.css';

export interface ApplicationColumnLabels {
  columns: Readonly<Record<OptionalColumn | 'name' | 'actions', string>>;
  /** Accessible name of the button that shows an application next to the list: 'Show Mrs Nwosu Amaka'. Ends with the applicant. */
  showOf: (applicant: string) => string;
  /** Text of the button that opens an application: 'View Details'. */
  open: string;
  /** Accessible name of that button: 'View Details of Mrs Nwosu Amaka'. Starts with its visible text. */
  openOf: (applicant: string) => string;
  /** Accessible name of the status select: 'Status of the application of Mrs Nwosu Amaka'. */
  statusOf: (applicant: string) => string;
  /** Shown under the status of an application about which more was asked: 'Information requested', 'Answered'. */
  askedForMore: Readonly<Record<AskedState, string>>;
  /** Shown under the status otherwise: 'Payment queried'. */
  payment: Readonly<Record<PaymentState, string>>;
  statusSelect: StatusSelectLabels;
}

export interface ApplicationColumnsOptions {
  labels: ApplicationColumnLabels;
  formatDay: (time: string) => string;
  formatWaiting?: ((time: string) => ReactNode) | undefined;
  /** Shows an application next to the list. Without it, names are plain text. */
  onShow?: ((application: AdminApplication) => void) | undefined;
  onOpen: (application: AdminApplication) => void;
  showButtonId?: ((id: number) => string) | undefined;
  openButtonId?: ((id: number) => string) | undefined;
  pendingStatus: (id: number) => ApplicationStatus | undefined;
  /** Returns why the status of an application can't be changed. */
  fixedStatus?: ((application: AdminApplication) => string | undefined) | undefined;
  /** Without it, no status can be chosen. */
  onStatus: ((id: number, status: ApplicationStatus) => void) | undefined;
}

type Column = DataTableColumn<AdminApplication>;

const nameColumn = ({ labels, onShow, showButtonId }: ApplicationColumnsOptions): Column => ({
  key: 'name',
  header: labels.columns.name,
  rowHeader: true,
  // Names take half of what is left, and addresses of 34 characters fit from 1280 px.
  width: 'calc(45cqi - 12.25rem)',
  cell: (application) => {
    const name = applicantName(application);
    return (
      <TableLines
        strong
        oneLine
        main={
          onShow ? (
            <button
              type="button"
              id={showButtonId?.(application.id)}
              aria-label={labels.showOf(name)}
              title={name}
              onClick={() => onShow(application)}
            >
              {name}
            </button>
          ) : (
            name
          )
        }
        sub={
          <>
            {applicationReference(application.id)}
            <span className={styles.position}>{application.position && ` · ${application.position}`}</span>
          </>
        }
      />
    );
  },
});

const optional = ({
  labels,
  formatDay,
  formatWaiting,
  pendingStatus,
}: Pick<ApplicationColumnsOptions, 'labels' | 'formatDay' | 'formatWaiting' | 'pendingStatus'>): Readonly<
  Record<OptionalColumn, Omit<Column, 'key' | 'header'>>
> => ({
  category: {
    // Letters only below 75rem (`grade-cell.module.css`).
    width: 'clamp(6.75rem, (100cqi - 75rem) * 999, 12rem)',
    area: 'line',
    cell: ({ grade, membershipCategory }) => (
      <GradeCell data-short="" grade={grade} category={membershipCategory} />
    ),
  },
  contact: {
    area: 'extra',
    cell: ({ email, tel }) => <TableLines oneLine main={<EmailText email={email} oneLine />} sub={tel} />,
  },
  employer: {
    area: 'none',
    cell: ({ employer, whatsapp }) => <TableLines oneLine main={employer} sub={whatsapp} />,
  },
  marketer: { area: 'none', width: '6.5rem', cell: ({ marketerCode }) => marketerCode },
  status: {
    area: 'status',
    width: '8.4375rem',
    cell: ({ id, status, askedForMore, paymentState }) => (
      <TableLines
        className={styles.status}
        main={<StatusBadge kind="application" status={pendingStatus(id) ?? status} />}
        sub={
          askedForMore
            ? labels.askedForMore[askedForMore]
            : status !== 'rejected' && paymentState && labels.payment[paymentState]
        }
      />
    ),
  },
  date: {
    area: 'aside',
    width: '6.25rem',
    noWrap: true,
    sortFirst: 'descending',
    cell: ({ createdAt, status }) => (
      <TableLines main={formatDay(createdAt)} sub={status === 'pending' && formatWaiting?.(createdAt)} />
    ),
  },
});

const actionsColumn = ({
  labels,
  onOpen,
  openButtonId,
  pendingStatus,
  fixedStatus,
  onStatus,
}: ApplicationColumnsOptions): Column => ({
  key: 'actions',
  header: labels.columns.actions,
  area: 'menu',
  width: '9.25rem',
  cell: (application) => (
    <DataTableActions label={`${labels.columns.actions}: ${applicantName(application)}`}>
      <Button
        size="small"
        className={styles.open}
        variant="secondary"
        id={openButtonId?.(application.id)}
        aria-label={labels.openOf(applicantName(application))}
        onClick={() => onOpen(application)}
      >
        {labels.open}
      </Button>
      {onStatus && (
        <StatusSelect
          size="small"
          mark
          className={styles.select}
          label={labels.statusOf(applicantName(application))}
          labels={labels.statusSelect}
          status={application.status}
          pending={pendingStatus(application.id)}
          disabledReason={fixedStatus?.(application)}
          onStatus={(status) => onStatus(application.id, status)}
        />
      )}
    </DataTableActions>
  ),
});

const sortable: readonly string[] = applicationSorts;

/** Returns the columns of the table: name, the chosen ones in their fixed order, and actions. */
export function applicationColumns(
  options: ApplicationColumnsOptions,
  chosen: readonly OptionalColumn[],
): readonly Column[] {
  const definitions = optional(options);
  const columns = [
    nameColumn(options),
    ...optionalColumns
      .filter((key) => chosen.includes(key))
      .map((key) => ({ ...definitions[key], key, header: options.labels.columns[key] })),
    actionsColumn(options),
  ];
  // The server sorts.
  return columns.map((column) => (sortable.includes(column.key) ? { ...column, sortValue: true } : column));
}
