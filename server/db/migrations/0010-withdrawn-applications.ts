import { sql } from 'kysely';
import { createCountTriggers, dropCountTriggers, submittedApplications } from './0004-application-counts.ts';
import type { Migration } from './migration.ts';

/** Drafts and withdrawn applications are not counted. */
export const listedApplications = {
  condition: `${submittedApplications.condition} and withdrawn_at is null`,
  columns: [...submittedApplications.columns, 'withdrawn_at'],
};

/** Adds the withdrawal of applications, which ends their being counted, and the index for how long decisions took. */
export const withdrawnApplications: Migration = {
  name: '0010-withdrawn-applications',
  up: async (db, kind) => {
    await db.schema.alterTable('applications').addColumn('withdrawn_at', 'text').execute();
    // Few applications are withdrawn. The figures of a time span subtract them.
    await db.schema
      .createIndex('applications_withdrawn')
      .on('applications')
      .column('submitted_at')
      .where(sql.ref('withdrawn_at'), 'is not', null)
      .execute();
    // No application is withdrawn yet, so the counts stay as they are.
    for (const statement of [...dropCountTriggers(kind), ...createCountTriggers(kind, listedApplications)])
      await sql.raw(statement).execute(db);
    await db.schema
      .createIndex('application_status_history_decisions')
      .on('application_status_history')
      .columns(['changed_at', 'id', 'application_id'])
      .where(sql<boolean>`to_status in ('approved', 'rejected')`)
      .execute();
  },
};
