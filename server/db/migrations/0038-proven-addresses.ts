import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds when the owner of an account proved that its address is theirs. Whoever used a link in a mail to it has proven it. */
export const provenAddresses: Migration = {
  name: '0038-proven-addresses',
  up: async (db) => {
    await db.schema.alterTable('users').addColumn('email_proven_at', 'text').execute();
    await sql`
      update users set email_proven_at =
        (select min(created_at) from password_resets where user_id = users.id and state = 'used')`.execute(
      db,
    );
  },
};
