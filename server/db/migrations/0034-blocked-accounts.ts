import type { Migration } from './migration.ts';

/** Adds when an account was blocked. */
export const blockedAccounts: Migration = {
  name: '0034-blocked-accounts',
  up: async (db) => {
    await db.schema.alterTable('users').addColumn('blocked_at', 'text').execute();
  },
};
