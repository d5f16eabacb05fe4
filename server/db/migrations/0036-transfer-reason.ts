import type { Migration } from './migration.ts';

/** Adds why a transfer was recorded that makes the sum larger than the fee. */
export const transferReason: Migration = {
  name: '0036-transfer-reason',
  up: async (db) => {
    await db.schema.alterTable('payment_transfers').addColumn('reason', 'text').execute();
  },
};
