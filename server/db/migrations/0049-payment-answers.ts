import type { Migration } from './migration.ts';

/** Adds what applicants answer to a question about their payment. */
export const paymentAnswers: Migration = {
  name: '0049-payment-answers',
  up: async (db) => {
    await db.schema.alterTable('application_payment_history').addColumn('answer', 'text').execute();
  },
};
