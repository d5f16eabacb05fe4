import type { Migration } from './migration.ts';

/** Adds the confirmed payments whose receipt is not issued yet, because the confirmation can still be undone. */
export const pendingReceipts: Migration = {
  name: '0039-pending-receipts',
  up: async (db) => {
    await db.schema
      .createTable('pending_receipts')
      .addColumn('application_id', 'integer', (column) =>
        column.primaryKey().references('applications.id').onDelete('cascade'),
      )
      .addColumn('payment_state', 'text', (column) => column.notNull())
      .addColumn('payment_amount', 'integer')
      .addColumn('payment_question', 'text')
      .addColumn('transfer_id', 'integer')
      .addColumn('change_id', 'integer', (column) => column.notNull())
      .addColumn('confirmed_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('due_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('pending_receipts_due').on('pending_receipts').column('due_at').execute();
  },
};
