import { sql } from 'kysely';
import { loggedActivity } from '../logged-activity.ts';
import type { Migration } from './migration.ts';

/** Adds an index of what the recent activity shows from the security log, so that it is read from the end without the sign-ins in between. */
export const securityLogActivityIndex: Migration = {
  name: '0033-security-log-activity-index',
  up: async (db) => {
    await sql`create index security_log_activity on security_log (at, id) where ${sql.raw(loggedActivity)}`.execute(
      db,
    );
  },
};
