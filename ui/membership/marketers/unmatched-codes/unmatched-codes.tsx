import type { UnmatchedCodes as Codes, RetiredCode, RetiredCodes, UnmatchedCode } from '@imc/api/contract';
import type { HTMLAttributes, Ref } from 'react';
import { Link } from '../../../components/actions/link/link.tsx';
import { Table, type TableColumn } from '../../../components/data/table/table.tsx';
import { Heading } from '../../../layout/heading/heading.tsx';
import { Stack } from '../../../layout/stack/stack.tsx';
import { Text } from '../../../layout/text/text.tsx';

export interface UnmatchedCodesLabels {
  /** Heading of the section and accessible name of its table: 'Unknown codes'. */
  title: string;
  /** Sentence under the heading: 'Applicants gave these codes, …'. */
  explanation: string;
  /** Header of the column of codes: 'Code'. */
  code: string;
  /** Header of the column of counts: 'Applications'. */
  applications: string;
  /** Accessible name of the link to the applications: '3 applications with MKT-OLD'. */
  applicationsOf: (count: number, code: string) => string;
  /** Sentence under the table if it does not have all of them: 'The 100 with the most applications, of 240'. */
  first: (shown: string, total: string) => string;
  retired: {
    /** Heading and accessible name of the table: 'Codes of deleted marketers'. */
    title: string;
    /** Header of the column that says whose it was: 'Marketer'. */
    owner: string;
    /** Whose a code was: 'Code of Ada Obi, deleted on 3 Mar 2026'. The name may be empty. */
    ownerOf: (name: string, day: string) => string;
    /** Sentence under the table if it does not have all of them: 'The 100 that were deleted last, of 240'. */
    first: (shown: string, total: string) => string;
  };
}

export interface UnmatchedCodesProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children' | 'style'> {
  /** Unknown codes. */
  codes: Codes;
  /** Codes of deleted marketers in applications, shown below if there are any. Default: none. */
  retired: RetiredCodes;
  /** Texts of the section. */
  labels: UnmatchedCodesLabels;
  /** Returns the path of the applications with a code. */
  applicationsTo: (code: string) => string;
  /** Formats the day of a UTC ISO time. */
  formatDay: (time: string) => string;
  /** Formats a number. */
  formatCount: (count: number) => string;
  /** Ref to the root element. */
  ref?: Ref<HTMLDivElement>;
}

type Columns = Pick<UnmatchedCodesProps, 'labels' | 'applicationsTo' | 'formatCount' | 'formatDay'>;

const columnsFor = ({ labels, applicationsTo, formatCount }: Columns) =>
  ({
    code: {
      key: 'code',
      header: labels.code,
      rowHeader: true,
      cell: ({ code }) => <strong>{code}</strong>,
    },
    applications: {
      key: 'applications',
      header: labels.applications,
      align: 'end',
      cell: ({ code, applications_count }) => (
        <Link to={applicationsTo(code)} aria-label={labels.applicationsOf(applications_count, code)}>
          {formatCount(applications_count)}
        </Link>
      ),
    },
  }) as const satisfies Record<string, TableColumn<UnmatchedCode>>;

/** Returns the column that says whose a code was. */
const ownerColumn = ({ labels, formatDay }: Columns): TableColumn<RetiredCode> => ({
  key: 'owner',
  header: labels.retired.owner,
  cell: ({ full_name, deleted_at }) => labels.retired.ownerOf(full_name, formatDay(deleted_at)),
});

/**
 * Section with the codes in applications that belong to no marketer and never did, each with a link to its applications, and below them those of
 * deleted marketers (MKT-8, MKT-7).
 */
export function UnmatchedCodes({
  codes: { codes, total },
  retired,
  labels,
  applicationsTo,
  formatDay,
  formatCount,
  ...rest
}: UnmatchedCodesProps) {
  const props = { labels, applicationsTo, formatCount, formatDay };
  const { code, applications } = columnsFor(props);
  return (
    <Stack {...rest} space="4">
      {codes.length > 0 && (
        <>
          <Stack space="2">
            <Heading level={2} size="card">
              {labels.title}
            </Heading>
            <Text tone="muted">{labels.explanation}</Text>
          </Stack>
          <Table
            caption={labels.title}
            density="dense"
            stickyHeader={false}
            columns={[code, applications]}
            rows={codes}
            rowKey={(row) => row.code}
            empty={null}
          />
        </>
      )}
      {total > codes.length && (
        <Text tone="muted" size="small">
          {labels.first(formatCount(codes.length), formatCount(total))}
        </Text>
      )}
      {retired.total > 0 && (
        <>
          <Heading level={2} size="card">
            {labels.retired.title}
          </Heading>
          <Table
            caption={labels.retired.title}
            density="dense"
            stickyHeader={false}
            columns={[code, ownerColumn(props), applications]}
            rows={retired.codes}
            rowKey={(row) => row.code}
            empty={null}
          />
          {retired.total > retired.codes.length && (
            <Text tone="muted" size="small">
              {labels.retired.first(formatCount(retired.codes.length), formatCount(retired.total))}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
