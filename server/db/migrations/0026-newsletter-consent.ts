import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the confirmation of newsletter subscriptions, and which post was sent to whom. Subscriptions from before were never confirmed, so they wait
 * for it (docs/decisions/0016).
 */
export const newsletterConsent: Migration = {
  name: '0026-newsletter-consent',
  up: async (db, kind) => {
    const table = 'newsletter_subscriptions';
    const add = (column: string, definition: string) =>
      sql.raw(`alter table ${table} add column ${column} ${definition}`).execute(db);
    await add('state', `text not null default 'waiting' check (state in ('waiting', 'confirmed', 'left'))`);
    await add('source', 'text');
    await add('consent_at', `text not null default ''`);
    await add('confirmed_at', 'text');
    await add('left_at', 'text');
    await add('token', `text not null default ''`);
    await add('mails', 'integer not null default 0');
    await add('next_mail_at', `text not null default ''`);
    await sql.raw(`update ${table} set consent_at = created_at`).execute(db);
    const random =
      kind === 'sqlite'
        ? 'lower(hex(randomblob(24)))'
        : `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;
    await sql.raw(`update ${table} set token = ${random}`).execute(db);
    await sql.raw(`create unique index newsletter_token on ${table} (token) where token <> ''`).execute(db);
    await db.schema.createIndex('newsletter_state').on(table).columns(['state', 'email_key']).execute();
    await db.schema
      .createTable('newsletter_sends')
      .addColumn('post_id', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) =>
        column.notNull().references('newsletter_subscriptions.email_key').onDelete('cascade'),
      )
      .addColumn('queued_at', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('newsletter_sends_once', ['post_id', 'email_key'])
      .execute();
    await db.schema
      .createIndex('newsletter_sends_reader')
      .on('newsletter_sends')
      .column('email_key')
      .execute();
  },
};
