import { type StatementImport, statementGaps } from '@imc/api/contract';
import type { ComponentPropsWithRef } from 'react';
import {
  DataTable,
  type DataTableColumn,
  type DataTablePagedLabels,
} from '../../../components/data/data-table/data-table.tsx';
import { TableLines } from '../../../components/data/table/table-lines.tsx';
import { InlineMessage } from '../../../components/feedback/inline-message/inline-message.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';

export interface StatementImportsLabels extends DataTablePagedLabels {
  /** Title of the list: 'Statements read so far: 12'. */
  title: (count: string) => string;
  caption: string;
  columns: Readonly<
    Record<'period' | 'account' | 'read' | 'compared' | 'unread' | 'waiting' | 'confirmed', string>
  >;
  /** '1 November 2026 to 15 November 2026'. */
  period: (from: string, to: string) => string;
  /** The last four digits. Null if the file has none. */
  account: (digits: string | null) => string;
  /** Incoming transfers, and how many were compared: '40 of 42'. */
  compared: (done: string, all: string) => string;
  /** Days that no statement covers. */
  gap: (from: string, to: string, account: string | null) => string;
}

export interface StatementImportsProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'style'> {
  /** The latest period first. */
  imports: readonly StatementImport[];
  /** Texts of the list. */
  labels: StatementImportsLabels;
  /** Formats a calendar date or time as a day. */
  formatDay: (date: string) => string;
  /** Formats a number. */
  formatCount: (count: number) => string;
}

const pageSize = 10;

/** The bank statements that were read, with the days between them that none covers (PAY-35). Nothing without any. */
export function StatementImports({
  imports,
  labels,
  formatDay,
  formatCount,
  ...rest
}: StatementImportsProps) {
  const { columns } = labels;
  const number = (
    key: 'unread' | 'waiting' | 'confirmed',
    area: DataTableColumn<StatementImport>['area'],
  ): DataTableColumn<StatementImport> => ({
    key,
    header: columns[key],
    area,
    stacked: 'labelled',
    width: '7rem',
    align: 'end',
    cell: (one) => formatCount(one[key]),
  });
  const tableColumns: readonly DataTableColumn<StatementImport>[] = [
    {
      key: 'period',
      header: columns.period,
      rowHeader: true,
      width: '14rem',
      cell: ({ from_day, to_day }) => labels.period(formatDay(from_day), formatDay(to_day)),
    },
    { key: 'account', header: columns.account, area: 'none', cell: ({ account }) => labels.account(account) },
    {
      key: 'read',
      header: columns.read,
      area: 'line',
      cell: ({ imported_at, imported_by }) => <TableLines main={formatDay(imported_at)} sub={imported_by} />,
    },
    {
      key: 'compared',
      header: columns.compared,
      area: 'extra',
      stacked: 'labelled',
      width: '7rem',
      align: 'end',
      cell: ({ compared, lines }) => labels.compared(formatCount(compared), formatCount(lines)),
    },
    number('unread', 'none'),
    number('waiting', 'aside'),
    number('confirmed', 'none'),
  ];
  if (imports.length === 0) return null;
  return (
    <Stack {...rest} space="4">
      <Heading level={2} size="card">
        {labels.title(formatCount(imports.length))}
      </Heading>
      {statementGaps(imports).map(({ account, from, to }) => (
        <InlineMessage key={`${account} ${from}`} tone="warning">
          {labels.gap(formatDay(from), formatDay(to), account)}
        </InlineMessage>
      ))}
      <DataTable
        caption={labels.caption}
        density="dense"
        stickyHeader={false}
        columns={tableColumns}
        rows={imports}
        rowKey={({ id }) => id}
        pageSize={pageSize}
        labels={{ ...labels, pages: { ...labels.pages, nav: labels.caption } }}
        empty={null}
        noMatch={() => null}
      />
    </Stack>
  );
}
