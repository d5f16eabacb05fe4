import type { Migration } from './migration.ts';

/** Adds the number of saves of a draft, so that a save from another tab is not overwritten unnoticed. */
export const draftRevision: Migration = {
  name: '0005-draft-revision',
  up: async (db) => {
    await db.schema
      .alterTable('applications')
      .addColumn('draft_revision', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
