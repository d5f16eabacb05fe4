import type { Migration } from './migration.ts';

/** Adds the receipts for confirmed payments, and the last number that was given out in each year. */
export const receipts: Migration = {
  name: '0014-receipts',
  up: async (db) => {
    await db.schema
      .createTable('receipts')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('application_id', 'integer', (column) =>
        column.unique().references('applications.id').onDelete('set null'),
      )
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('grade', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('receipt_years')
      .addColumn('year', 'integer', (column) => column.primaryKey())
      .addColumn('last', 'integer', (column) => column.notNull())
      .execute();
  },
};
