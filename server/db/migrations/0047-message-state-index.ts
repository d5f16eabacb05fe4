import type { Migration } from './migration.ts';

/** Adds an index of the messages by state, so that the new ones are counted without reading what they say. */
export const messageStateIndex: Migration = {
  name: '0047-message-state-index',
  up: async (db) => {
    await db.schema.createIndex('contact_messages_state').on('contact_messages').column('state').execute();
  },
};
