import { accountSearchText } from '@imc/api/contract';
import { type Kysely, sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import type { Migration } from './migration.ts';

/** Rows per statement. */
const batchSize = 500;

/** The columns from which the search text is derived, as they are at this migration. */
export interface EarlierUsers {
  users: { id: number; name: string; email: string; phone_number: string; search_text: string };
}

/** Fills the search text of all accounts. */
export async function fillSearchText(db: Kysely<EarlierUsers>, kind: DatabaseKind): Promise<void> {
  const each = sql.raw(kind === 'sqlite' ? 'json_each' : 'json_array_elements');
  for (let last = 0; ; ) {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'name', 'email', 'phone_number'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(batchSize)
      .execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    const values = JSON.stringify(rows.map((row) => [row.id, accountSearchText(row)]));
    const list = kind === 'sqlite' ? sql`${values}` : sql`cast(${values} as json)`;
    await sql`
      update users set search_text = filled.search_text
      from (select cast(value ->> 0 as integer) as id, value ->> 1 as search_text from ${each}(${list})) as filled
      where users.id = filled.id`.execute(db);
  }
}

/** Adds staff roles, the search text of accounts, and second factors with their recovery codes and sign-ins under way. */
export const staffAndSecondFactor: Migration = {
  name: '0021-staff-and-second-factor',
  up: async (db, kind) => {
    for (const column of [
      // The admins of before may do everything.
      "staff_role text not null default 'admin'",
      "search_text text not null default ''",
      'second_factor_at text',
    ])
      await sql.raw(`alter table users add column ${column}`).execute(db);
    await fillSearchText(db as Kysely<EarlierUsers>, kind);
    // Counts and searches all accounts without reading their rows.
    await sql`create index users_listed on users (role, staff_role, id, search_text) where closed_at is null`.execute(
      db,
    );

    await db.schema
      .createTable('staff_rules')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('second_factor_required', 'integer', (column) => column.notNull())
      .addColumn('changes', 'integer', (column) => column.notNull())
      .execute();
    await sql`insert into staff_rules (id, second_factor_required, changes) values (1, 0, 0)`.execute(db);

    const ofUser = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('user_id', 'integer', (column) =>
          column.notNull().references('users.id').onDelete('cascade'),
        );
    await ofUser('second_factors')
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('last_step', 'integer', (column) => column.notNull())
      .addPrimaryKeyConstraint('second_factors_pk', ['user_id'])
      .execute();
    await ofUser('recovery_codes')
      .addColumn('code_hash', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('recovery_codes_pk', ['user_id', 'code_hash'])
      .execute();
    await ofUser('sign_in_challenges')
      .addColumn('token_hash', 'text', (column) => column.notNull())
      .addColumn('remember', 'integer', (column) => column.notNull())
      .addColumn('security_version', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('sign_in_challenges_pk', ['token_hash'])
      .execute();
    await db.schema
      .createIndex('sign_in_challenges_by_user')
      .on('sign_in_challenges')
      .column('user_id')
      .execute();
  },
};
