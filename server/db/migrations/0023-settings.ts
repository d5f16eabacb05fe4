import { sql } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

const appendOnly = 'the history of settings is append-only';

/** Returns the SQL of the triggers that reject changing and deleting rows. */
const guards = (kind: DatabaseKind): string[] =>
  kind === 'sqlite'
    ? [
        `create trigger setting_changes_update before update on setting_changes
         begin select raise(abort, '${appendOnly}'); end`,
        `create trigger setting_changes_delete before delete on setting_changes
         begin select raise(abort, '${appendOnly}'); end`,
      ]
    : [
        `create function setting_changes_guard() returns trigger language plpgsql as $$ begin
           raise exception '${appendOnly}';
         end $$`,
        `create trigger setting_changes_rows before update or delete on setting_changes
         for each row execute function setting_changes_guard()`,
        `create trigger setting_changes_all before truncate on setting_changes
         for each statement execute function setting_changes_guard()`,
      ];

/** Adds the settings: every change is a row, and the latest one is in force. */
export const settings: Migration = {
  name: '0023-settings',
  up: async (db, kind) => {
    await withId(db.schema.createTable('setting_changes'), kind)
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('changed_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addUniqueConstraint('setting_changes_version', ['name', 'version'])
      .execute();
    await db.schema.createIndex('setting_changes_admin').on('setting_changes').column('changed_by').execute();
    for (const statement of guards(kind)) await sql.raw(statement).execute(db);
  },
};
