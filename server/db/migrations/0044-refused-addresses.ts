import type { Migration } from './migration.ts';

/** Adds the addresses that a mail server permanently refused. */
export const refusedAddresses: Migration = {
  name: '0044-refused-addresses',
  up: async (db) => {
    await db.schema
      .createTable('refused_addresses')
      .addColumn('email_key', 'text', (column) => column.primaryKey())
      .addColumn('reason', 'text', (column) => column.notNull())
      .addColumn('refused_at', 'text', (column) => column.notNull())
      .execute();
  },
};
