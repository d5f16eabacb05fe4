import {
  type ApplicationQuery,
  type ApplicationSort,
  dayStart,
  gradeRank,
  marketerCodeKey,
  type SortOrder,
  searchParts,
} from '@imc/api/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DatabaseKind } from '../../db/database-kind.ts';
import { searchLineOf } from '../../db/migrations/0017-application-search.ts';

/** Conditions of a list. `part` is a part of the search line, and may occur several times. */
type FilterName = 'status' | 'grade' | 'payment' | 'from' | 'to' | 'marketer' | 'part';

/** A condition with its value as the database compares it. */
export type Filter = readonly [name: FilterName, value: string | number];

/** Returns the conditions of a query. Empty texts are none. */
export function filtersOf(query: ApplicationQuery): Filter[] {
  const { status, grade, payment, from, to, marketer, q } = query;
  const code = marketerCodeKey(marketer ?? '');
  return [
    ...(status ? [['status', status] as const] : []),
    ...(grade ? [['grade', gradeRank(grade)] as const] : []),
    ...(payment ? [['payment', payment] as const] : []),
    ...(from ? [['from', dayStart(from)] as const] : []),
    ...(to ? [['to', dayStart(to, 1)] as const] : []),
    ...(code === null ? [] : [['marketer', code] as const]),
    ...searchParts(q ?? '').map((part) => ['part', part] as const),
  ];
}

/** Columns of each order. Each has an index that also covers the id. */
export const sortColumns = {
  name: ['name_key', 'id'],
  category: ['grade_rank', 'submitted_at', 'id'],
  contact: ['contact_key', 'id'],
  status: ['status', 'submitted_at', 'id'],
  date: ['submitted_at', 'id'],
} as const satisfies Record<ApplicationSort, readonly string[]>;

const filterColumns = {
  status: ['status', '='],
  grade: ['grade_rank', '='],
  payment: ['payment_state', '='],
  from: ['submitted_at', '>='],
  to: ['submitted_at', '<'],
  marketer: ['marketer_code_key', '='],
} as const satisfies Record<Exclude<FilterName, 'part'>, readonly [string, string]>;

/** Columns that are numbers. All others are texts. */
export const numberColumns: readonly string[] = ['id', 'grade_rank'];

/** Returns a column as an expression that no index has. */
const withoutIndex = (kind: DatabaseKind, column: string): RawBuilder<unknown> => {
  const reference = sql.ref(`applications.${column}`);
  if (kind === 'sqlite') return sql`+${reference}`;
  return numberColumns.includes(column) ? sql`(${reference} + 0)` : sql`(${reference} || '')`;
};

/** Returns the names of the filters that the index of an order can search without losing the order. */
export function indexedFilters(sort: ApplicationSort, names: readonly FilterName[]): readonly FilterName[] {
  const range = ['from', 'to'] as const;
  if (sort === 'date') {
    // Indexes of status and of grade each continue with the date; one of them is enough.
    const equal = (['status', 'grade'] as const).find((name) => names.includes(name));
    return equal ? [equal, ...range] : range;
  }
  if (sort === 'status' || sort === 'category') {
    const own = sort === 'status' ? 'status' : 'grade';
    return names.includes(own) ? [own, ...range] : [];
  }
  return [];
}

/** Returns PostgreSQL's pattern for a search part, in which nothing of it is a wildcard. */
export const likePattern = (part: string | number): string =>
  `%${String(part).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Returns the text by which SQLite's full-text index finds all parts: each quoted, so that nothing in it is an operator. */
export const matchText = (parts: readonly (string | number)[]): string =>
  parts.map((part) => `"${String(part).replaceAll('"', '""')}"`).join(' AND ');

/**
 * Returns the SQL condition of a filter. The value of a part of a search is the text itself, or with `useIndex` what the database's index takes:
 * `matchText` or `likePattern`. Without `useIndex`, the databases can't search an index of statuses and sort a third of all rows, where the index
 * of the order finds a page after some hundred.
 */
export function conditionOf(
  kind: DatabaseKind,
  name: FilterName,
  value: unknown,
  { useIndex }: { readonly useIndex: boolean },
): RawBuilder<SqlBool> {
  if (name === 'part') {
    const line = sql.raw(searchLineOf('applications.'));
    if (kind === 'sqlite') return sql`instr(${line}, ${value}) > 0`;
    return useIndex ? sql`${line} like ${value}` : sql`strpos(${line}, ${value}) > 0`;
  }
  const [column, operator] = filterColumns[name];
  const reference =
    useIndex || kind === 'postgres' ? sql.ref(`applications.${column}`) : withoutIndex(kind, column);
  const condition = sql<SqlBool>`${reference} ${sql.raw(operator)} ${value}`;
  // Unlike an expression of the column, this leaves PostgreSQL its statistics of the values, from which it knows that a page is soon full.
  return useIndex || kind === 'sqlite' ? condition : sql`(${condition}) is true`;
}

/** Returns the SQL condition of the rows after the one with these values, in an order. */
export const afterCondition = (
  columns: readonly RawBuilder<unknown>[],
  order: SortOrder,
  values: readonly unknown[],
): RawBuilder<SqlBool> =>
  sql`(${sql.join(columns)}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(values)})`;

/** Returns the columns of an order for SQL. Without `useIndex`, the rows are sorted after they were found. */
export const orderColumns = (
  kind: DatabaseKind,
  sort: ApplicationSort,
  { useIndex }: { readonly useIndex: boolean },
): RawBuilder<unknown>[] =>
  sortColumns[sort].map((column) =>
    useIndex ? sql.ref(`applications.${column}`) : withoutIndex(kind, column),
  );
