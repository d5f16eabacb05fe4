import { sql } from 'kysely';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/**
 * Keeps marketers who are deleted, with name, code and day, in place of a table with their codes alone. Their e-mail address may be taken
 * again, so that its unique index leaves them out. The names of those who were deleted before are not known: they are empty.
 */
export const deletedMarketers: Migration = {
  name: '0031-deleted-marketers',
  up: async (db, kind) => {
    const columns = 'full_name, email, email_key, phone, marketer_code, code_key, created_at';
    // SQLite can't drop a unique constraint, so that the table is written anew on both databases.
    await withId(db.schema.createTable('marketers_new'), kind)
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('phone', 'text', (column) => column.notNull())
      .addColumn('marketer_code', 'text', (column) => column.notNull())
      .addColumn('code_key', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'text')
      .execute();
    await sql
      .raw(`insert into marketers_new (id, ${columns}) select id, ${columns} from marketers`)
      .execute(db);
    // Ids of deleted marketers are in the security log and must not be given again.
    if (kind === 'sqlite') {
      await sql`delete from sqlite_sequence where name = 'marketers_new'`.execute(db);
      await sql`insert into sqlite_sequence (name, seq)
        select 'marketers_new', seq from sqlite_sequence where name = 'marketers'`.execute(db);
    } else {
      await sql`select setval(pg_get_serial_sequence('marketers_new', 'id'),
        nextval(pg_get_serial_sequence('marketers', 'id')), false)`.execute(db);
    }
    await sql`insert into marketers_new (full_name, email, email_key, phone, marketer_code, code_key, created_at, deleted_at)
      select '', '', '', '', code_key, code_key, retired_at, retired_at from retired_marketer_codes order by retired_at`.execute(
      db,
    );
    await db.schema.dropTable('marketers').execute();
    await db.schema.dropTable('retired_marketer_codes').execute();
    await sql`alter table marketers_new rename to marketers`.execute(db);
    await sql`create unique index marketers_code_key on marketers (code_key)`.execute(db);
    await sql`create unique index marketers_email_key on marketers (email_key) where deleted_at is null`.execute(
      db,
    );
  },
};
