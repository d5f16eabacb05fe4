import type { Migration } from './migration.ts';

/**
 * Records every opening of an application with the staff role of that time. Rows of before have none, and are one per hour: the start of their hour
 * stays in the column that has the minute now.
 */
export const everyOpening: Migration = {
  name: '0032-every-opening',
  up: async (db) => {
    await db.schema.alterTable('application_openings').renameColumn('hour', 'minute').execute();
    await db.schema.alterTable('application_openings').addColumn('staff_role', 'text').execute();
  },
};
