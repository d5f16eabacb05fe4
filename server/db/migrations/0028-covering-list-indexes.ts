import { type Kysely, sql } from 'kysely';
import { searchLineOf } from './0017-application-search.ts';
import type { Migration } from './migration.ts';

/** Applications that admins see: submitted and not withdrawn. */
const listed = (row = ''): string => `${row}submitted_at is not null and ${row}withdrawn_at is null`;

/** The columns by which the list is filtered. */
const filtered = ['status', 'grade_rank', 'payment_state', 'marketer_code_key', 'submitted_at'];

/** The indexes of the orders, and the columns of each order. */
const orders = {
  newest_listed: ['submitted_at', 'id'],
  by_name: ['name_key', 'id'],
  by_contact: ['contact_key', 'id'],
  by_category: ['grade_rank', 'submitted_at', 'id'],
  by_status: ['status', 'submitted_at', 'id'],
};

/**
 * Moves PostgreSQL's index of texts to a table of its own, as SQLite has: a search compares short rows, and a decision does not write the texts
 * into the index again.
 */
async function movePostgresIndex(db: Kysely<unknown>): Promise<void> {
  const line = searchLineOf('new.');
  const statements = [
    'drop index if exists application_search',
    'create table application_search (rowid integer primary key, line text collate "C" not null)',
    `insert into application_search (rowid, line) select id, ${searchLineOf('')} from applications where ${listed()}`,
    `create function application_search_row() returns trigger language plpgsql as $$ begin
       if tg_op <> 'INSERT' then delete from application_search where rowid = old.id; end if;
       if tg_op <> 'DELETE' then
         insert into application_search (rowid, line) select new.id, ${line} where ${listed('new.')};
       end if;
       return null;
     end $$`,
    `create trigger application_search_row
       after insert or delete or update of search_text, submitted_at, withdrawn_at on applications
       for each row execute function application_search_row()`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  // Without the extension, a search reads all lines.
  if (rows.length > 0)
    await sql`create index application_search_line on application_search using gin (line gin_trgm_ops)`.execute(
      db,
    );
}

/** Adds the filtered columns to the index of each order, so that a filtered page is found without reading the rows of others. */
export const coveringListIndexes: Migration = {
  name: '0028-covering-list-indexes',
  up: async (db, kind) => {
    for (const [name, order] of Object.entries(orders)) {
      const others = filtered.filter((column) => !order.includes(column));
      // SQLite compares `withdrawn_at` although the index implies it, and would read the row for it.
      const columns = [...order, ...others, 'withdrawn_at'].join(', ');
      await sql.raw(`drop index applications_${name}`).execute(db);
      await sql
        .raw(`create index applications_${name} on applications (${columns}) where ${listed()}`)
        .execute(db);
    }
    if (kind === 'postgres') await movePostgresIndex(db);
  },
};
