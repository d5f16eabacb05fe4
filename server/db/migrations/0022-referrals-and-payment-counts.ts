import { sql } from 'kysely';
import { createCountTriggers, dropCountTriggers } from './0004-application-counts.ts';
import { listedApplications } from './0010-withdrawn-applications.ts';
import type { Migration } from './migration.ts';

/** Adds the marketer's code that an account came with, and counts applications by the state of their payment. */
export const referralsAndPaymentCounts: Migration = {
  name: '0022-referrals-and-payment-counts',
  up: async (db, kind) => {
    await db.schema.alterTable('users').addColumn('marketer_code', 'text').execute();

    const counted = {
      condition: listedApplications.condition,
      columns: [...listedApplications.columns, 'payment_state'],
      more: [['payment state', 'payment_state']] as const,
    };
    for (const statement of [...dropCountTriggers(kind), ...createCountTriggers(kind, counted)])
      await sql.raw(statement).execute(db);
    await sql
      .raw(
        `insert into application_counts (counted_by, value, count)
         select 'payment state', payment_state, count(*) from applications
         where ${counted.condition} group by payment_state`,
      )
      .execute(db);
  },
};
