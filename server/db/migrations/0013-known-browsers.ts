import type { Migration } from './migration.ts';

/** Adds the browsers from which each account has signed in, so that its owner is told about a new one. */
export const knownBrowsers: Migration = {
  name: '0013-known-browsers',
  up: async (db) => {
    await db.schema
      .createTable('known_browsers')
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('browser', 'text', (column) => column.notNull())
      .addColumn('first_used_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_browsers_pk', ['user_id', 'browser'])
      .execute();
  },
};
