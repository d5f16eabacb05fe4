import { sql } from 'kysely';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Applications whose payments admins see: submitted and not withdrawn. */
const listed = 'submitted_at is not null and withdrawn_at is null';

/**
 * Adds the transfers that were recorded for applications, the time of the last change of each payment, and the indexes of the list of payments.
 */
export const paymentTransfers: Migration = {
  name: '0020-payment-transfers',
  up: async (db, kind) => {
    // Compare by code point on both databases, whatever the language of the PostgreSQL cluster is.
    const key = kind === 'sqlite' ? sql`text` : sql`text collate "C"`;
    await withId(db.schema.createTable('payment_transfers'), kind)
      .addColumn('application_id', 'integer', (column) =>
        column.notNull().references('applications.id').onDelete('cascade'),
      )
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('value_date', 'text')
      .addColumn('bank_reference', 'text')
      .addColumn('bank_reference_key', key, (column) => column.unique())
      .addColumn('recorded_by', 'integer', (column) => column.notNull().references('users.id'))
      .addColumn('recorded_at', 'text', (column) => column.notNull())
      .execute();
    for (const [name, columns] of Object.entries({
      application: ['application_id', 'id'],
      amount: ['amount', 'application_id'],
    }))
      await db.schema
        .createIndex(`payment_transfers_${name}`)
        .on('payment_transfers')
        .columns(columns)
        .execute();

    await sql`alter table applications add column payment_changed_at text not null default ''`.execute(db);
    await sql`
      update applications set payment_changed_at = coalesce(
        (select max(changed_at) from application_payment_history where application_id = applications.id),
        proof_uploaded_at, submitted_at)
      where submitted_at is not null`.execute(db);
    // SQLite compares `withdrawn_at` although the index implies it, and would read the row for it.
    for (const [name, columns] of Object.entries({
      by_payment: 'payment_state, payment_changed_at, id',
      by_payment_change: 'payment_changed_at, id',
    }))
      await sql
        .raw(`create index applications_${name} on applications (${columns}, withdrawn_at) where ${listed}`)
        .execute(db);
    await sql`
      create index applications_by_payment_amount on applications (payment_amount)
      where payment_amount is not null`.execute(db);
  },
};
