import type { UnmatchedCodes as Codes, UnmatchedCode } from '@imc/api/contract';
import { type HTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { Link } from '../../components/actions/link/link.tsx';
import { Table, type TableColumn } from '../../components/data/table/table.tsx';
import { Heading } from '../../layout/heading/heading.tsx';
import { Stack } from '../../layout/stack/stack.tsx';
import { Text } from '../../layout/text/text.tsx';

/** Texts of the section. */
export interface UnmatchedCodesLabels {
  /** Heading of the section and accessible name of its table: 'Codes that match nobody'. */
  title: string;
  /** Sentence under the heading: 'Applicants gave these codes, …'. */
  explanation: string;
  /** Header of the column of codes: 'Code'. */
  code: string;
  /** Header of the column of counts: 'Applications'. */
  applications: string;
  /** Header of the column that says what is known of a code: 'Note'. */
  note: string;
  /** Note of a code whose marketer was deleted: 'Marketer deleted'. */
  deleted: string;
  /** Note of any other code: 'Not known'. */
  unknown: string;
  /** Accessible name of the link to the applications: '3 applications with MKT-OLD'. */
  applicationsOf: (count: number, code: string) => string;
  /** Sentence under the table if it does not have all of them: 'The 100 with the most applications, of 240'. */
  first: (shown: string, total: string) => string;
}

export interface UnmatchedCodesProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'style'> {
  /** Codes that match nobody. */
  codes: Codes;
  /** Texts of the section. */
  labels: UnmatchedCodesLabels;
  /** Returns the path of the applications with a code. */
  applicationsTo: (code: string) => string;
  /** Formats a number. */
  formatCount: (count: number) => string;
  /** Shown instead of the table if every code belongs to a marketer. */
  empty: ReactNode;
  /** Ref to the root element. */
  ref?: Ref<HTMLElement>;
}

const columnsFor = ({
  labels,
  applicationsTo,
  formatCount,
}: Pick<
  UnmatchedCodesProps,
  'labels' | 'applicationsTo' | 'formatCount'
>): readonly TableColumn<UnmatchedCode>[] => [
  { key: 'code', header: labels.code, rowHeader: true, cell: ({ code }) => <strong>{code}</strong> },
  {
    key: 'note',
    header: labels.note,
    cell: ({ deleted }) => (deleted ? labels.deleted : labels.unknown),
  },
  {
    key: 'applications',
    header: labels.applications,
    align: 'end',
    cell: ({ code, applications_count }) => (
      <Link to={applicationsTo(code)} aria-label={labels.applicationsOf(applications_count, code)}>
        {formatCount(applications_count)}
      </Link>
    ),
  },
];

/** Section with the codes in applications that belong to no marketer, each with a link to its applications (S-12.152). */
export function UnmatchedCodes({
  codes: { codes, total },
  labels,
  applicationsTo,
  formatCount,
  empty,
  ...rest
}: UnmatchedCodesProps) {
  const id = useId();
  return (
    <Stack {...rest} as="section" space="4" aria-labelledby={id}>
      <Stack space="2">
        <Heading level={2} size="card" id={id}>
          {labels.title}
        </Heading>
        <Text tone="muted">{labels.explanation}</Text>
      </Stack>
      <Table
        caption={labels.title}
        density="dense"
        stickyHeader={false}
        columns={columnsFor({ labels, applicationsTo, formatCount })}
        rows={codes}
        rowKey={({ code }) => code}
        empty={empty}
      />
      {total > codes.length && (
        <Text tone="muted" size="small">
          {labels.first(formatCount(codes.length), formatCount(total))}
        </Text>
      )}
    </Stack>
  );
}
