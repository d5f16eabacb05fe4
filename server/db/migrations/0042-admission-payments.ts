import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Lets an application have a receipt and transfers for each of its two fees, and adds the index of those whose admission fee becomes due. */
export const admissionPayments: Migration = {
  name: '0042-admission-payments',
  up: async (db) => {
    const columns = 'number, code, application_id, name, grade, amount, issued_at';
    // SQLite can't drop a unique constraint, so that the table is written anew on both databases.
    await db.schema
      .createTable('receipts_new')
      .addColumn('number', 'text', (column) => column.primaryKey())
      .addColumn('code', 'text', (column) => column.notNull().unique())
      .addColumn('application_id', 'integer', (column) =>
        column.references('applications.id').onDelete('set null'),
      )
      .addColumn('fee', 'text', (column) => column.notNull().defaultTo('application'))
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('grade', 'text', (column) => column.notNull())
      .addColumn('amount', 'integer', (column) => column.notNull())
      .addColumn('issued_at', 'text', (column) => column.notNull())
      .execute();
    await sql.raw(`insert into receipts_new (${columns}) select ${columns} from receipts`).execute(db);
    await db.schema.dropTable('receipts').execute();
    await sql`alter table receipts_new rename to receipts`.execute(db);
    await sql`create unique index receipts_application_fee on receipts (application_id, fee)`.execute(db);
    await sql`alter table payment_transfers add column fee text not null default 'application'`.execute(db);
    await sql`create index applications_admission_due on applications (decided_at, grade, payment_amount, id)
      where status = 'approved' and payment_state = 'confirmed' and payment_fee = 'application'`.execute(db);
  },
};
