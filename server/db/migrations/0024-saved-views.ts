import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Adds the saved views of the admin's list. They are erased with their account. */
export const savedViews: Migration = {
  name: '0024-saved-views',
  up: async (db, kind) => {
    await withId(db.schema.createTable('saved_views'), kind)
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('query', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      // Also the index for the views of an account.
      .addUniqueConstraint('saved_views_name', ['user_id', 'name_key'])
      .execute();
  },
};
