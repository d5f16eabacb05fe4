import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds password reset links, and the terms that users accepted at sign-up. */
export const resetsAndTerms: Migration = {
  name: '0003-resets-and-terms',
  up: async (db) => {
    await db.schema
      .createTable('password_resets')
      .addColumn('token_hash', 'text', (column) => column.primaryKey())
      .addColumn('user_id', 'integer', (column) =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('open', 'used', 'replaced')`),
      )
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'text', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('password_resets_user')
      .on('password_resets')
      .columns(['user_id', 'created_at'])
      .execute();
    await db.schema.createIndex('password_resets_age').on('password_resets').column('created_at').execute();
    // One statement per column, because SQLite cannot add two at once.
    await db.schema.alterTable('users').addColumn('terms_version', 'text').execute();
    await db.schema.alterTable('users').addColumn('terms_accepted_at', 'text').execute();
  },
};
