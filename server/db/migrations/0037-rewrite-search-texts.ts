import { type MessageContent, messageSearchText } from '@imc/api/contract';
import type { Kysely } from 'kysely';
import { type EarlierApplications, fillColumns } from './0017-application-search.ts';
import { type EarlierUsers, fillSearchText } from './0021-staff-and-second-factor.ts';
import type { Migration } from './migration.ts';

/** The messages as they are at this migration. Few are kept, so they are read at once. */
interface EarlierMessages {
  contact_messages: { id: number; content: string; search_text: string };
}

async function fillMessages(db: Kysely<EarlierMessages>): Promise<void> {
  for (const { id, content } of await db.selectFrom('contact_messages').select(['id', 'content']).execute()) {
    const search_text = messageSearchText(JSON.parse(content) as MessageContent);
    await db.updateTable('contact_messages').set({ search_text }).where('id', '=', id).execute();
  }
}

/** Writes the texts for searches and names again, in which apostrophes, hyphens and the forms of telephone numbers don't count. */
export const rewriteSearchTexts: Migration = {
  name: '0037-rewrite-search-texts',
  up: async (db, kind) => {
    await fillColumns(db as Kysely<EarlierApplications>, kind);
    await fillSearchText(db as Kysely<EarlierUsers>, kind);
    await fillMessages(db as Kysely<EarlierMessages>);
  },
};
