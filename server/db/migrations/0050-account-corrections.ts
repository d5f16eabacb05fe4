import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Adds what admins corrected in accounts, and why. */
export const accountCorrections: Migration = {
  name: '0050-account-corrections',
  up: async (db, kind) => {
    await withId(db.schema.createTable('account_corrections'), kind)
      .addColumn('account_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('changed_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('changes', 'text', (column) => column.notNull())
      .execute();
    for (const column of ['account_id', 'changed_by'])
      await db.schema
        .createIndex(`account_corrections_${column}`)
        .on('account_corrections')
        .column(column)
        .execute();
  },
};
