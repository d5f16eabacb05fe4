import type { Migration } from './migration.ts';

/** Adds the version of the privacy notice that was shown at sign-up. */
export const privacyVersion: Migration = {
  name: '0012-privacy-version',
  up: async (db) => {
    await db.schema.alterTable('users').addColumn('privacy_version', 'text').execute();
  },
};
