import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** Adds the queue of mails, and the mail that each password reset link was sent in. */
export const mailOutbox: Migration = {
  name: '0009-mail-outbox',
  up: async (db, kind) => {
    const table = db.schema.createTable('mail_outbox');
    await (kind === 'sqlite'
      ? table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'integer', (column) => column.generatedByDefaultAsIdentity().primaryKey())
    )
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('template', 'text', (column) => column.notNull())
      .addColumn('data', 'text')
      .addColumn('to_name', 'text')
      .addColumn('to_address', 'text')
      .addColumn('user_id', 'integer', (column) => column.references('users.id').onDelete('cascade'))
      .addColumn('application_id', 'integer', (column) =>
        column.references('applications.id').onDelete('cascade'),
      )
      .addColumn('dedupe_key', 'text', (column) => column.unique())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('queued', 'sending', 'sent', 'failed', 'cancelled')`),
      )
      .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('not_before', 'text', (column) => column.notNull())
      .addColumn('next_attempt_at', 'text', (column) => column.notNull())
      .addColumn('give_up_at', 'text', (column) => column.notNull())
      .addColumn('sent_at', 'text')
      .addColumn('last_error', 'text')
      .execute();
    await db.schema
      .createIndex('mail_outbox_due')
      .on('mail_outbox')
      .columns(['next_attempt_at', 'id'])
      .where(sql.ref('state'), 'in', sql`('queued', 'sending')`)
      .execute();
    await db.schema.createIndex('mail_outbox_state').on('mail_outbox').columns(['state', 'id']).execute();
    await db.schema.createIndex('mail_outbox_user').on('mail_outbox').column('user_id').execute();
    await db.schema
      .createIndex('mail_outbox_application')
      .on('mail_outbox')
      .column('application_id')
      .execute();
    await db.schema.createIndex('mail_outbox_age').on('mail_outbox').column('created_at').execute();
    // No reference, because a mail may be deleted before its link.
    await db.schema.alterTable('password_resets').addColumn('mail_id', 'integer').execute();
  },
};
