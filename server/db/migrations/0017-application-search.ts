import { type Kysely, sql } from 'kysely';
import { listColumns } from '../../features/applications/rows.ts';
import type { DatabaseKind } from '../database-kind.ts';
import type { Migration } from './migration.ts';

/** Applications that admins see: submitted and not withdrawn. */
const listed = 'submitted_at is not null and withdrawn_at is null';

/**
 * Returns the SQL of an application's search line (`searchLine`). PostgreSQL uses its index only for this very expression.
 * @param row - Prefix of the columns, with the dot.
 */
export const searchLineOf = (row: string): string =>
  `(${row}search_text || '  #' || cast(${row}id as text) || '  ' || cast(${row}id as text))`;

/** Rows per statement. */
const batchSize = 1000;

/** The columns from which the texts are derived, as they are at this migration. */
export interface EarlierApplications {
  applications: Parameters<typeof listColumns>[0] & { id: number };
}

/** Fills the columns of all applications, also of drafts, which have empty ones already. */
export async function fillColumns(db: Kysely<EarlierApplications>, kind: DatabaseKind): Promise<void> {
  const each = sql.raw(kind === 'sqlite' ? 'json_each' : 'json_array_elements');
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('applications')
      .select(['id', 'title', 'surname', 'other_names', 'email', 'tel', 'whatsapp', 'marketer_code', 'grade'])
      .select(['employer', 'institutions', 'referees'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const values = rows.map((row) => [row.id, ...Object.values(listColumns(row))]);
    const list =
      kind === 'sqlite' ? sql`${JSON.stringify(values)}` : sql`cast(${JSON.stringify(values)} as json)`;
    await sql`
      update applications set search_text = filled.search_text, name_key = filled.name_key,
        contact_key = filled.contact_key, grade_rank = filled.grade_rank
      from (
        select cast(value ->> 0 as integer) as id, value ->> 1 as search_text, value ->> 2 as name_key,
          value ->> 3 as contact_key, cast(value ->> 4 as integer) as grade_rank
        from ${each}(${list})
      ) as filled
      where applications.id = filled.id`.execute(db);
  }
}

/** Returns the SQL of SQLite's index of trigrams and of the triggers that keep it true. */
function sqliteIndex(): string[] {
  const add = `insert into application_search (rowid, line) values (new.id, ${searchLineOf('new.')})`;
  const remove = 'delete from application_search where rowid = old.id';
  const isListed = (row: 'old' | 'new') => listed.replaceAll(/\b(\w+_at)\b/g, `${row}.$1`);
  const trigger = (name: string, event: string, row: 'old' | 'new', statement: string) =>
    `create trigger application_search_${name} after ${event} on applications when ${isListed(row)} begin ${statement}; end`;
  const update = 'update of search_text, submitted_at, withdrawn_at';
  return [
    "create virtual table application_search using fts5(line, tokenize = 'trigram')",
    // Overwrite what is deleted at once, so that an erasure leaves no text behind.
    "insert into application_search (application_search, rank) values ('secure-delete', 1)",
    `insert into application_search (rowid, line) select id, ${searchLineOf('')} from applications where ${listed}`,
    trigger('insert', 'insert', 'new', add),
    trigger('delete', 'delete', 'old', remove),
    // One trigger, because the order of several is not defined.
    `create trigger application_search_update after ${update} on applications begin
       ${remove};
       insert into application_search (rowid, line) select new.id, ${searchLineOf('new.')} where ${isListed('new')};
     end`,
  ];
}

/** Creates PostgreSQL's index of trigrams. Without the right to add the extension, a search reads all applications. */
async function postgresIndex(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ usable: boolean }>`
    select exists (select 1 from pg_extension where extname = 'pg_trgm')
      or (exists (select 1 from pg_available_extensions where name = 'pg_trgm')
        and has_database_privilege(current_database(), 'create')) as usable`.execute(db);
  if (!rows[0]?.usable) return;
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql
    .raw(
      `create index application_search on applications using gin (${searchLineOf('')} gin_trgm_ops) where ${listed}`,
    )
    .execute(db);
}

/** Adds the texts by which admins search and sort applications, with their indexes. */
export const applicationSearch: Migration = {
  name: '0017-application-search',
  up: async (db, kind) => {
    // Compare by code point on both databases, whatever the language of the PostgreSQL cluster is.
    const text = kind === 'sqlite' ? 'text' : 'text collate "C"';
    for (const column of [
      `search_text ${text} not null default ''`,
      `name_key ${text} not null default ''`,
      `contact_key ${text} not null default ''`,
      'grade_rank integer not null default 0',
    ])
      await sql.raw(`alter table applications add column ${column}`).execute(db);
    await fillColumns(db as Kysely<EarlierApplications>, kind);

    await sql.raw('drop index applications_by_status').execute(db);
    // SQLite compares `withdrawn_at` although the index implies it, and would read the row for it.
    for (const [name, columns] of Object.entries({
      newest_listed: 'submitted_at, id',
      by_name: 'name_key, id',
      by_contact: 'contact_key, id',
      by_category: 'grade_rank, submitted_at, id',
      // Counts every combination of filters without reading the rows.
      filters: 'status, grade_rank, payment_state, marketer_code_key, submitted_at, id',
    }))
      await sql
        .raw(`create index applications_${name} on applications (${columns}, withdrawn_at) where ${listed}`)
        .execute(db);
    await sql
      .raw(
        `create index applications_by_status on applications (status, submitted_at, id, withdrawn_at)
         where submitted_at is not null`,
      )
      .execute(db);
    if (kind === 'sqlite') for (const statement of sqliteIndex()) await sql.raw(statement).execute(db);
    else await postgresIndex(db);
  },
};
