import type { Migration } from './migration.ts';

/** Adds when and where the newsletter was asked for anew for a reader who has left, apart from the consent before it (docs/decisions/0016). */
export const newsletterAskedAgain: Migration = {
  name: '0035-newsletter-asked-again',
  up: async (db) => {
    const table = 'newsletter_subscriptions';
    await db.schema.alterTable(table).addColumn('asked_at', 'text').execute();
    await db.schema.alterTable(table).addColumn('asked_source', 'text').execute();
  },
};
