import type { Migration } from './migration.ts';

/** Adds what the author of an internal note recommends. */
export const recommendations: Migration = {
  name: '0029-recommendations',
  up: async (db) => {
    await db.schema.alterTable('application_notes').addColumn('recommendation', 'text').execute();
  },
};
