import { sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

const appendOnly = 'the record of who opened an application is append-only';

/** Returns the SQL of the triggers that reject changes. Rows can be deleted, because an erasure removes them. */
const guards = (kind: DatabaseKind): string[] =>
  kind === 'sqlite'
    ? [
        `create trigger application_openings_update before update on application_openings
         begin select raise(abort, '${appendOnly}'); end`,
      ]
    : [
        `create function application_openings_guard() returns trigger language plpgsql as $$ begin
           raise exception '${appendOnly}';
         end $$`,
        `create trigger application_openings_rows before update on application_openings
         for each row execute function application_openings_guard()`,
      ];

/** Adds the hashes by which equal and similar proofs of payment are found, and who opened which application. */
export const proofHashesAndOpenings: Migration = {
  name: '0019-proof-hashes-and-openings',
  up: async (db, kind) => {
    await db.schema
      .createTable('proof_hashes')
      .addColumn('file', 'text', (column) => column.primaryKey())
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('difference_hash', 'text', (column) => column.notNull())
      .execute();
    for (const [name, column] of [
      ['application', 'application_id'],
      ['sha256', 'sha256'],
    ] as const) {
      await db.schema.createIndex(`proof_hashes_${name}`).on('proof_hashes').column(column).execute();
    }
    // Similar hashes are equal in at least one of their four parts.
    for (const start of [1, 5, 9, 13]) {
      await db.schema
        .createIndex(`proof_hashes_part_${start}`)
        .on('proof_hashes')
        .expression(sql`substr(difference_hash, ${sql.lit(start)}, 4)`)
        .execute();
    }
    await withId(db.schema.createTable('application_openings'), kind)
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('opened_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('part', 'text', (column) => column.notNull())
      .addColumn('hour', 'text', (column) => column.notNull())
      .addColumn('opened_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_openings_hour')
      .unique()
      .on('application_openings')
      .columns(['application_id', 'hour', 'opened_by', 'part'])
      .execute();
    await db.schema
      .createIndex('application_openings_account')
      .on('application_openings')
      .column('opened_by')
      .execute();
    for (const statement of guards(kind)) await sql.raw(statement).execute(db);
  },
};
