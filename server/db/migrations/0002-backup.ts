import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the time and place of the last backup. */
export const backup: Migration = {
  name: '0002-backup',
  up: async (db) => {
    await sql`create table last_backup (
      id integer primary key,
      made_at text not null,
      place text not null
    )`.execute(db);
  },
};
