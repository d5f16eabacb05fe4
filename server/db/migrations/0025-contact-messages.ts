import { sql } from 'kysely';
import { withId } from './0001-first-tables.ts';
import type { Migration } from './migration.ts';

/** Adds the messages from the contact forms and the form to join. */
export const contactMessages: Migration = {
  name: '0025-contact-messages',
  up: async (db, kind) => {
    await withId(db.schema.createTable('contact_messages'), kind)
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('search_text', 'text', (column) => column.notNull())
      .addColumn('created_at', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) =>
        column.notNull().check(sql`state in ('new', 'read', 'handled')`),
      )
      .addColumn('state_by', 'integer', (column) => column.references('users.id').onDelete('set null'))
      .addColumn('state_at', 'text')
      .execute();
    await db.schema
      .createIndex('contact_messages_email')
      .on('contact_messages')
      .column('email_key')
      .execute();
    await db.schema.createIndex('contact_messages_age').on('contact_messages').column('created_at').execute();
    await db.schema.createIndex('contact_messages_admin').on('contact_messages').column('state_by').execute();
  },
};
