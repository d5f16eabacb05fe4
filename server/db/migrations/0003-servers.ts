import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What several servers on one database share. What the columns mean is in `../types.ts`. */
export const servers: Migration = {
  name: '0003-servers',
  up: async (db, kind) => {
    // PostgreSQL forgets an unlogged table after a crash, and does not wait for the disk.
    const unlogged = kind === 'postgres' ? 'unlogged' : '';
    for (const statement of [
      `create ${unlogged} table limits (key text primary key, count integer not null, ends_at text not null)`,
      'create index limits_age on limits (ends_at)',
      'create table client_keys (day text primary key, key text not null)',
    ])
      await sql.raw(statement).execute(db);
  },
};
