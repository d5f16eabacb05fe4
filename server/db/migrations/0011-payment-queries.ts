import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/**
 * Adds the time of a proof of payment, the question about a queried payment, the history of payments, and the proofs that were replaced while
 * a payment was queried.
 */
export const paymentQueries: Migration = {
  name: '0011-payment-queries',
  up: async (db, kind) => {
    for (const column of ['proof_uploaded_at', 'payment_question'])
      await db.schema.alterTable('applications').addColumn(column, 'text').execute();
    await db.schema
      .createTable('replaced_proofs')
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('replaced_at', 'text', (column) => column.notNull())
      // Sample applications share one file.
      .addPrimaryKeyConstraint('replaced_proofs_pk', ['file', 'application_id'])
      .execute();
    await db.schema
      .createIndex('replaced_proofs_application')
      .on('replaced_proofs')
      .column('application_id')
      .execute();
    await withId(db.schema.createTable('application_payment_history'), kind)
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('from_state', 'text', (column) => column.notNull())
      .addColumn('to_state', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer')
      .addColumn('question', 'text')
      .addColumn('changed_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('changed_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('application_payment_history_application')
      .on('application_payment_history')
      .columns(['application_id', 'id'])
      .execute();
  },
};
