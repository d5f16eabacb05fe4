import type { Migration } from './migration.ts';

/** Adds an index to read the recent activity from its end, and a table that keeps the codes of deleted marketers taken. */
export const activityAndRetiredCodes: Migration = {
  name: '0007-activity-and-retired-codes',
  up: async (db) => {
    await db.schema
      .createIndex('application_status_history_newest')
      .on('application_status_history')
      .columns(['changed_at', 'id'])
      .execute();
    // Deleting a marketer deletes all personal data. Only the code stays, because applications contain it.
    await db.schema
      .createTable('retired_marketer_codes')
      .addColumn('code_key', 'text', (column) => column.primaryKey())
      .addColumn('retired_at', 'text', (column) => column.notNull())
      .execute();
  },
};
