import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Migration } from './migration.ts';

/** The part of `sessions` that existing rows need. */
interface SessionsOfThisTime {
  sessions: { token_hash: string; public_id: string | null; user_agent: string };
}

/** Adds a public id and the browser of sessions, so that users can recognize and end them, and a table of erased accounts. */
export const sessionDevicesAndErasures: Migration = {
  name: '0008-session-devices-and-erasures',
  up: async (untyped) => {
    const db = untyped as Kysely<SessionsOfThisTime>;
    // One statement per column, because SQLite cannot add two at once.
    await db.schema.alterTable('sessions').addColumn('public_id', 'text').execute();
    await db.schema
      .alterTable('sessions')
      .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    for (const { token_hash } of await db.selectFrom('sessions').select('token_hash').execute()) {
      await db
        .updateTable('sessions')
        .set({ public_id: randomUUID() })
        .where('token_hash', '=', token_hash)
        .execute();
    }
    await db.schema.createIndex('sessions_public_id').unique().on('sessions').column('public_id').execute();
    // Nothing in this table can be traced to a person.
    await db.schema
      .createTable('erasures')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'text', (column) => column.notNull())
      .addColumn('applications', 'integer', (column) => column.notNull())
      .addColumn('drafts', 'integer', (column) => column.notNull())
      .addColumn('files', 'integer', (column) => column.notNull())
      .addColumn('sessions', 'integer', (column) => column.notNull())
      .addColumn('subscriptions', 'integer', (column) => column.notNull())
      .execute();
  },
};
