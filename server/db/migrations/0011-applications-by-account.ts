import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Finds the applications of an account with its draft, which the index by member leaves out. Erasing an account looks for them, too. */
export const applicationsByAccount: Migration = {
  name: '0011-applications-by-account',
  up: async (db) => {
    await sql`create index applications_user on applications (user_id)`.execute(db);
  },
};
