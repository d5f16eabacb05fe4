import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** One row, written with the first key. */
export const secretKey: Migration = {
  name: '0005-secret-key',
  up: async (db) => {
    await sql`create table secret_key (id integer primary key check (id = 1), key_check text not null)`.execute(
      db,
    );
  },
};
