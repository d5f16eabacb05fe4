import type { Migration } from './migration.ts';

/** What arrived for an application, in naira; null until somebody writes it down. */
export const paymentAmounts: Migration = {
  name: '0006-payment-amounts',
  up: async (db) => {
    await db.schema.alterTable('applications').addColumn('payment_amount', 'integer').execute();
  },
};
