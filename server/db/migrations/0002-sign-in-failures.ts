import type { Migration } from './migration.ts';

/** Adds failed sign-ins by address, so that waits survive a restart. */
export const signInFailures: Migration = {
  name: '0002-sign-in-failures',
  up: async (db) => {
    await db.schema
      .createTable('sign_in_failures')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('failures', 'integer', (column) => column.notNull())
      .addColumn('last_failed_at', 'text', (column) => column.notNull())
      .addColumn('blocked_until', 'text')
      .execute();
    await db.schema
      .createIndex('sign_in_failures_age')
      .on('sign_in_failures')
      .column('last_failed_at')
      .execute();
  },
};
