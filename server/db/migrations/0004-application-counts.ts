import { sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Migration } from './migration.ts';

/** Returns the SQL for the month in Lagos of a UTC time. Lagos is one hour ahead all year. */
const lagosMonth = (kind: DatabaseKind, time: string): string =>
  kind === 'sqlite'
    ? `strftime('%Y-%m', ${time}, '+1 hour')`
    : `to_char(${time}::timestamp + interval '1 hour', 'YYYY-MM')`;

/** What the triggers count: the SQL condition of a counted row, and the columns that the triggers read. */
interface Counted {
  readonly condition: string;
  readonly columns: readonly string[];
  /** Further counts by a column that is never null: the name of the counts, and the column. Default: none. */
  readonly more?: readonly (readonly [countedBy: string, column: string])[];
}

/** Drafts are not counted. */
export const submittedApplications: Counted = {
  condition: 'submitted_at is not null',
  columns: ['status', 'grade', 'submitted_at', 'decided_at', 'marketer_code_key'],
};

/** Returns the SQL that selects the counts to which each application in `rows` contributes. */
const countedBy = (
  kind: DatabaseKind,
  { condition, more = [] }: Counted,
  rows: string,
  change: 1 | -1,
): string => {
  const counted = (by: string, value: string, where: string) =>
    `select '${by}' as counted_by, ${value} as value, ${change} as change
     from ${rows} where ${condition} and ${where}`;
  return [
    counted('status', 'status', 'true'),
    counted('grade', 'grade', 'grade is not null'),
    counted('marketer code', 'marketer_code_key', 'marketer_code_key is not null'),
    counted('month', lagosMonth(kind, 'submitted_at'), 'true'),
    counted(
      'month of approval',
      lagosMonth(kind, 'decided_at'),
      "status = 'approved' and decided_at is not null",
    ),
    ...more.map(([by, column]) => counted(by, column, 'true')),
  ].join(' union all ');
};

/** Returns the SQL that updates the counts. The fixed order of rows prevents deadlocks between transactions. */
const addUp = (changes: readonly string[]): string =>
  `insert into application_counts (counted_by, value, count)
   select counted_by, value, sum(change) from (${changes.join(' union all ')}) as changes
   group by counted_by, value having sum(change) <> 0 order by counted_by, value
   on conflict (counted_by, value) do update set count = application_counts.count + excluded.count`;

const events = [
  { event: 'insert', before: false, after: true },
  { event: 'update', before: true, after: true },
  { event: 'delete', before: true, after: false },
] as const;

const triggerName = (event: string) => `count_applications_${event}`;

/** Returns the SQL that drops the triggers. */
export const dropCountTriggers = (kind: DatabaseKind): string[] =>
  events.flatMap(({ event }) =>
    kind === 'sqlite'
      ? [`drop trigger ${triggerName(event)}`]
      : [`drop trigger ${triggerName(event)} on applications`, `drop function ${triggerName(event)}()`],
  );

/** Returns the SQL that creates the triggers. SQLite's run per row, PostgreSQL's per statement. */
export function createCountTriggers(kind: DatabaseKind, counted: Counted): string[] {
  const { columns } = counted;
  return events.flatMap(({ event, before, after }) => {
    const rowsOf = (row: 'old' | 'new') =>
      kind === 'sqlite'
        ? `(select ${columns.map((column) => `${row}.${column} as ${column}`).join(', ')})`
        : `${row}_rows`;
    const change = addUp([
      ...(before ? [countedBy(kind, counted, rowsOf('old'), -1)] : []),
      ...(after ? [countedBy(kind, counted, rowsOf('new'), 1)] : []),
    ]);
    const name = triggerName(event);
    if (kind === 'sqlite') {
      const of = event === 'update' ? ` of ${columns.join(', ')}` : '';
      return [`create trigger ${name} after ${event}${of} on applications begin ${change}; end`];
    }
    const tables = [before && 'old table as old_rows', after && 'new table as new_rows'].filter(Boolean);
    return [
      `create function ${name}() returns trigger language plpgsql as $$ begin ${change}; return null; end $$`,
      `create trigger ${name} after ${event} on applications referencing ${tables.join(' ')}
       for each statement execute function ${name}()`,
    ];
  });
}

/** Adds counts of submitted applications, which triggers update in the transaction that changes a row. */
export const applicationCounts: Migration = {
  name: '0004-application-counts',
  up: async (db, kind) => {
    await db.schema
      .createTable('application_counts')
      .addColumn('counted_by', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('count', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('application_counts_pk', ['counted_by', 'value'])
      .execute();
    await sql.raw(addUp([countedBy(kind, submittedApplications, 'applications', 1)])).execute(db);
    for (const statement of createCountTriggers(kind, submittedApplications))
      await sql.raw(statement).execute(db);
  },
};
