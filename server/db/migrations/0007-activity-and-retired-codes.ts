import type { Migration } from './migration.ts';

/** Recent activity is read from the end of an index, and the codes of deleted marketers stay taken. */
export const activityAndRetiredCodes: Migration = {
  name: '0007-activity-and-retired-codes',
  up: async (db) => {
    await db.schema
      .createIndex('application_status_history_newest')
      .on('application_status_history')
      .columns(['changed_at', 'id'])
      .execute();
    // Deleting a marketer deletes all that is known of the person. The code alone stays, since applications carry it.
    await db.schema
      .createTable('retired_marketer_codes')
      .addColumn('code_key', 'text', (column) => column.primaryKey())
      .addColumn('retired_at', 'text', (column) => column.notNull())
      .execute();
  },
};
