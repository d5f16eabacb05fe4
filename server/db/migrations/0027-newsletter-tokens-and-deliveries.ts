import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Adds the own token of the link to confirm a newsletter subscription, and how many mails about each post were delivered. Links to confirm that were
 * mailed before no longer work, because links to leave have the same token: their readers are asked anew when they subscribe again.
 */
export const newsletterTokensAndDeliveries: Migration = {
  name: '0027-newsletter-tokens-and-deliveries',
  up: async (db, kind) => {
    const table = 'newsletter_subscriptions';
    await db.schema.alterTable(table).addColumn('confirm_token', 'text').execute();
    await db.schema.alterTable(table).addColumn('used_token_hash', 'text').execute();
    const random =
      kind === 'sqlite'
        ? 'lower(hex(randomblob(24)))'
        : `replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`;
    // Mails that wait are sent with the new token. The next one need not wait, because the link of the last one is lost.
    await sql
      .raw(`update ${table} set confirm_token = ${random}, next_mail_at = '' where state = 'waiting'`)
      .execute(db);
    for (const column of ['confirm_token', 'used_token_hash'])
      await db.schema.createIndex(`newsletter_${column}`).unique().on(table).column(column).execute();

    await db.schema
      .createTable('newsletter_deliveries')
      .addColumn('post_id', 'text', (column) => column.primaryKey())
      .addColumn('delivered', 'integer', (column) => column.notNull())
      .addColumn('last_at', 'text', (column) => column.notNull())
      .execute();
    // What was queued, without the mails that are known not to have been delivered. Contents of old mails are deleted.
    const postId = kind === 'sqlite' ? `json_extract(data, '$.postId')` : `(data::json ->> 'postId')`;
    await sql
      .raw(
        `insert into newsletter_deliveries (post_id, delivered, last_at)
         select post_id, delivered, last_at from (
           select post_id, max(queued_at) as last_at, count(*) - (
             select count(*) from mail_outbox
             where template = 'newsletter-post' and state <> 'sent' and data is not null
               and ${postId} = newsletter_sends.post_id
           ) as delivered
           from newsletter_sends group by post_id
         ) as found where delivered > 0`,
      )
      .execute(db);
  },
};
