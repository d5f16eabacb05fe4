import type { SecurityEvent } from '@imc/api/contract';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import styles from './security-log-table.module.css';

export interface SecurityLogTableLabels {
  /** Header of the column of times: 'When'. */
  when: string;
  /** Header of the column of events: 'Event'. */
  what: string;
  /** Header of the column of accounts: 'Who'. */
  who: string;
  /** Returns an event in plain words: 'Role changed to treasurer'. */
  describe: (event: SecurityEvent) => string;
  /** Returns who did it: 'Ngozi Eze', 'Unknown' or 'Erased account 12'. */
  describeAccount: (event: SecurityEvent) => string;
  /** Returns what it is about: 'IMC-APP-302'. Empty if it is about nothing. */
  describeSubject: (event: SecurityEvent) => string;
}

export interface SecurityLogTableProps extends Omit<ComponentPropsWithRef<'table'>, 'children' | 'style'> {
  /** Caption and accessible name of the table: 'Security log'. */
  caption: string;
  /** Events, newest first. */
  events: readonly SecurityEvent[];
  /** Texts of the table. */
  labels: SecurityLogTableLabels;
  /** Formats a UTC ISO time with the time of day. */
  formatTime: (time: string) => string;
  /** Whether the events are those of other filters, until the right ones come. Default `false`. */
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
  formatTime,
}: Pick<SecurityLogTableProps, 'labels' | 'formatTime'>): readonly TableColumn<SecurityEvent>[] => [
  {
    key: 'when',
    header: labels.when,
    area: 'aside',
    width: '11rem',
    cell: ({ at }) => <time dateTime={at}>{formatTime(at)}</time>,
  },
  {
    key: 'what',
    header: labels.what,
    rowHeader: true,
    cell: (event) => (
      <TableLines
        strong
        oneLine
        className={styles.what}
        main={labels.describe(event)}
        sub={labels.describeSubject(event)}
      />
    ),
  },
  {
    key: 'who',
    header: labels.who,
    area: 'status',
    width: '40%',
    cell: (event) => labels.describeAccount(event),
  },
];

/** Table of the events of the security log (SEC-6). */
export function SecurityLogTable({ events, labels, formatTime, ...table }: SecurityLogTableProps) {
  return (
    <Table
      {...table}
      density="dense"
      columns={columnsFor({ labels, formatTime })}
      rows={events}
      rowKey={({ id }) => id}
    />
  );
}
