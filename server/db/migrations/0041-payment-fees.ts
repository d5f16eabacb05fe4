import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Applications whose payments admins see: submitted, and not withdrawn unless the payment was confirmed. */
const listed = "submitted_at is not null and (withdrawn_at is null or payment_state = 'confirmed')";

/** Adds which fee of the grade a payment is for, and the confirmed payments of withdrawn applications to the indexes of the list of payments. */
export const paymentFees: Migration = {
  name: '0041-payment-fees',
  up: async (db) => {
    await sql`alter table applications add column payment_fee text not null default 'application'`.execute(
      db,
    );
    for (const [name, columns] of Object.entries({
      by_payment: 'payment_state, payment_changed_at, id',
      by_payment_change: 'payment_changed_at, id',
    })) {
      await sql.raw(`drop index applications_${name}`).execute(db);
      await sql
        .raw(`create index applications_${name} on applications (${columns}, withdrawn_at) where ${listed}`)
        .execute(db);
    }
  },
};
