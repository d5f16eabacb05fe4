import type { Migration } from './migration.ts';

/** Adds the amount received for an application, in naira. Null until an admin records it. */
export const paymentAmounts: Migration = {
  name: '0006-payment-amounts',
  up: async (db) => {
    await db.schema.alterTable('applications').addColumn('payment_amount', 'integer').execute();
  },
};
