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

/** The columns of each order. Its index also covers the id. */
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
  decided: ['status', '<>'],
  decided_from: ['decided_at', '>='],
  decided_to: ['decided_at', '<'],
  marketer: ['marketer_code_key', '='],
} as const;

export type FilterName = keyof typeof filterColumns | 'asked';

/** With the value as the database compares it. */
export type Filter = readonly [name: FilterName, value: string | number];

/** What an application has to match. */
export interface Conditions {
  readonly filters: readonly Filter[];
  /** Of a line in the index of texts. */
  readonly parts: readonly string[];
}

/** Ignores empty texts. */
export function conditionsOf(query: ApplicationQuery): Conditions {
  const { status, grade, payment, asked, from, to, decided_from, decided_to, marketer, q } = query;
  const values: Record<FilterName, string | number | null | undefined> = {
    status,
    grade: grade && gradeRank(grade),
    payment,
    asked,
    from: from && dayStart(from),
    to: to && dayStart(to, 1),
    // An application may have been set back to pending, and still have the time of its decision.
    decided: decided_from || decided_to ? 'pending' : null,
    decided_from: decided_from && dayStart(decided_from),
    decided_to: decided_to && dayStart(decided_to, 1),
    marketer: marketerCodeKey(marketer ?? ''),
  };
  const filters = Object.entries(values).filter(([, value]) => value) as [FilterName, string | number][];
  return { filters, parts: searchParts(q ?? '') };
}

/** All others are texts. */
const numberColumns: readonly string[] = ['id', 'grade_rank'];

/** An expression that no index has. */
export const withoutIndex = (kind: DatabaseKind, column: string): RawBuilder<unknown> => {
  const reference = sql.ref(`applications.${column}`);
  if (kind === 'sqlite') return sql`+${reference}`;
  return numberColumns.includes(column) ? sql`(${reference} + 0)` : sql`(${reference} || '')`;
};

/** The filters that the index of an order can search without losing the order. */
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

/** Escapes all wildcards. */
const likePattern = (part: string): string => `%${part.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

/** Quotes each part, so that nothing in it is an operator. */
const matchText = (parts: readonly string[]): string =>
  parts.map((part) => `"${part.replaceAll('"', '""')}"`).join(' AND ');

/** The ids that the index of texts finds. SQLite's finds all parts together. */
export const foundIds = (kind: DatabaseKind, parts: readonly string[]): RawBuilder<number> => {
  const condition =
    kind === 'sqlite'
      ? sql`application_search match ${matchText(parts)}`
      : sql.join(
          parts.map((part) => sql`line like ${likePattern(part)}`),
          sql` and `,
        );
  return sql`select rowid from application_search where ${condition}`;
};

/** The accounts that have all parts (`accountSearchParts`), found by an index of texts. */
export const foundAccounts = (kind: DatabaseKind, parts: readonly string[]): RawBuilder<number> =>
  kind === 'sqlite'
    ? sql`select rowid from account_search where account_search match ${matchText(parts)}`
    : sql`select id from users where ${sql.join(
        parts.map((part) => sql`search_text like ${likePattern(part)}`),
        sql` and `,
      )}`;

/**
 * How to find the applications of a search. `few`: read each row that the index of texts finds. `some`: read an index of the applications, and
 * look each entry up in the set of the found ones. `most`: as `some`, but PostgreSQL need not collect the set, as nearly every row matches.
 */
export type SearchPlan = 'few' | 'some' | 'most';

/**
 * Reading a row costs about as much as reading this many entries of an index. Of 100,000 applications on SQLite, `few` takes 0.02 ms for 11
 * found ones and 31 ms for 14,587; `some` takes 8 ms and 2 ms.
 */
export const entriesPerRow = 100;

/** Whether it is faster to read and sort `count` rows than to look for them in an index of `all`. */
export const areFew = (count: number, all: number): boolean => count * entriesPerRow < all;

/** For a search that finds `found` of `all` applications. */
export const searchPlan = (found: number, all: number): SearchPlan => {
  if (areFew(found, all)) return 'few';
  return found * 2 < all ? 'some' : 'most';
};

/** The condition in SQL. `ids` selects what the search finds. */
export function searchCondition(
  kind: DatabaseKind,
  plan: SearchPlan,
  ids: RawBuilder<number>,
): RawBuilder<SqlBool> {
  if (plan === 'few') return sql`applications.id in (${ids})`;
  if (kind === 'sqlite') return sql`+applications.id in (${ids})`;
  // PostgreSQL hashes the set only if it can't turn the condition into a join.
  return plan === 'some' ? sql`(applications.id in (${ids})) is true` : sql`applications.id in (${ids})`;
}

/** Ids of the applications whose newest request for information is in a state and was not closed. */
const askedApplications = (state: unknown): RawBuilder<number> => sql`
  select application_id from information_requests as asked
  where closed_at is null
    and case when answered_at is null then 'open' else 'answered' end = ${state}
    and id = (select max(id) from information_requests where application_id = asked.application_id)
`;

/**
 * The SQL condition of a filter. With `useIndex` false, databases read the index of the order until the page is full, instead of sorting all
 * rows of an index of statuses.
 */
export function conditionOf(
  kind: DatabaseKind,
  name: FilterName,
  value: unknown,
  { useIndex }: { readonly useIndex: boolean },
): RawBuilder<SqlBool> {
  if (name === 'asked') return sql`applications.id in (${askedApplications(value)})`;
  const [column, operator] = filterColumns[name];
  const reference =
    useIndex || kind === 'postgres' ? sql.ref(`applications.${column}`) : withoutIndex(kind, column);
  const condition = sql<SqlBool>`${reference} ${sql.raw(operator)} ${value}`;
  // Unlike an expression of the column, this lets PostgreSQL use its statistics of the values, and find that a page is soon full.
  return useIndex || kind === 'sqlite' ? condition : sql`(${condition}) is true`;
}

/** The rows after the one with these values. */
export const afterCondition = (
  columns: readonly RawBuilder<unknown>[],
  order: SortOrder,
  values: readonly unknown[],
): RawBuilder<SqlBool> =>
  sql`(${sql.join(columns)}) ${sql.raw(order === 'asc' ? '>' : '<')} (${sql.join(values)})`;

/** Without `useIndex`, the rows are sorted after they were found. */
export const orderColumns = (
  kind: DatabaseKind,
  sort: ApplicationSort,
  { useIndex }: { readonly useIndex: boolean },
): RawBuilder<unknown>[] =>
  sortColumns[sort].map((column) =>
    useIndex ? sql.ref(`applications.${column}`) : withoutIndex(kind, column),
  );
