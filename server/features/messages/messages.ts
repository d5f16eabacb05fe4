import {
  type AdminMessage,
  accountSearchParts,
  type ContactMessage,
  canonicalEmail,
  type FoundMessageState,
  type MessageState,
  type MessageStateChange,
  type MessagesQuery,
  messageContent,
  messageSearchText,
  messageStates,
  messageTexts,
  type PageFields,
} from '@imc/api/contract';
import { sql } from 'kysely';
import { containsAll } from '../../db/database-kind.ts';
import { readJson } from '../../db/json-column.ts';
import { readPageByState } from '../../db/list-page.ts';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { before, minutes, stamp } from '../../shared/clock.ts';
import { isStale, notFound, RefusalError } from '../../shared/refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { readSetting } from '../settings/setting-values.ts';

/** The same text within this time is the same message: its sender got no response and tried again. */
const repeatedWithin = minutes(10);

export interface MessagesPage extends PageFields {
  readonly messages: AdminMessage[];
  readonly counts: Readonly<Record<MessageState, number>>;
  readonly stored: boolean;
}

/** MSG-1 to MSG-5, MSG-8. */
export interface ContactMessages {
  areStored(): Promise<boolean>;
  /** Once. Throws a 409 if messages are not stored. */
  receive(message: ContactMessage): Promise<void>;
  /** Newest first. */
  page(query: MessagesQuery): Promise<MessagesPage>;
  /** Throws a 404 if there is no such message, and a 409 if its state is not the one that the admin saw. */
  setState(change: MessageStateChange, by: Account): Promise<void>;
  /** Records it in the security log. Throws a 404 if there is no such message. */
  remove(id: number): Promise<void>;
}

/** For the account that has the address. */
export async function messagesFrom(db: Db, emailKey: string) {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['content', 'created_at'])
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .execute();
  return rows.map(({ content, created_at }) => ({
    ...readJson('contact_messages.content', content),
    sent_at: created_at,
  }));
}

/** Nobody has set the state of a new message. */
const nobody = { state_by: null, state_at: null } as const;

interface FoundState extends FoundMessageState {
  readonly state_by: number | null;
}

/** Returns whether there is anything to change. Throws if the change would overwrite what the admin has not seen. */
function isDue(found: FoundState, { state, seen_state: seen }: MessageStateChange, by: Account): boolean {
  const { state_by, ...changed } = found;
  const isSame = found.state === state;
  // The response to the first attempt may have been lost.
  const isRepeated = isSame && (state_by === null || state_by === by.id);
  if (isStale(seen, found.state) && !isRepeated)
    throw new RefusalError(409, messageTexts.changedSince(found.changed_by, found.state), { changed });
  return !isSame;
}

export function createContactMessages({
  db,
  kind,
  clock,
  securityLog,
}: Pick<Infrastructure, 'db' | 'kind' | 'clock'> & {
  readonly securityLog: SecurityLog;
}): ContactMessages {
  const areStored = async () => (await readSetting(db, 'contact_messages')).stored;

  const findState = (tx: Tx, id: number) =>
    tx
      .selectFrom('contact_messages')
      .leftJoin('users', 'users.id', 'contact_messages.state_by')
      .select(['contact_messages.state', 'contact_messages.state_at as changed_at'])
      .select(['contact_messages.state_by', 'users.name as changed_by'])
      .where('contact_messages.id', '=', id)
      .executeTakeFirst();

  return {
    areStored,

    receive: async (message) => {
      if (!(await areStored())) throw new RefusalError(409, messageTexts.notStored);
      const content = messageContent(message);
      const row = {
        kind: message.kind,
        email_key: canonicalEmail(message.email),
        content: JSON.stringify(content),
      };
      await db.transaction().execute(async (tx) => {
        // A double click sends both messages at the same time.
        await takeNamedLock(tx, kind, `contact message of ${row.email_key}`);
        const earlier = await tx
          .selectFrom('contact_messages')
          .select('id')
          .where('email_key', '=', row.email_key)
          .where('content', '=', row.content)
          .where('created_at', '>', before(clock, repeatedWithin))
          .executeTakeFirst();
        if (earlier) return;
        await tx
          .insertInto('contact_messages')
          .values({
            ...row,
            search_text: messageSearchText(content),
            created_at: stamp(clock),
            state: 'new',
            ...nobody,
          })
          .execute();
      });
    },

    page: async ({ q = '', ...query }) => {
      const matching = db
        .selectFrom('contact_messages')
        .where(containsAll(kind, sql`contact_messages.search_text`, accountSearchParts(q)));
      const listed = matching
        .leftJoin('users', 'users.id', 'contact_messages.state_by')
        .select(['contact_messages.id', 'contact_messages.content', 'contact_messages.state'])
        .select(['contact_messages.state_at', 'contact_messages.created_at', 'users.name as state_by'])
        .orderBy('contact_messages.id', 'desc');
      const { rows, ...page } = await readPageByState({ states: messageStates, matching, listed }, query);
      return {
        messages: rows.map(({ content, ...row }) => ({
          ...readJson('contact_messages.content', content),
          ...row,
        })),
        ...page,
        stored: await areStored(),
      };
    },

    setState: (change, by) =>
      db.transaction().execute(async (tx) => {
        const { message_id: id, state } = change;
        for (;;) {
          const found = await findState(tx, id);
          if (!found) throw notFound(messageTexts.notFound);
          if (!isDue(found, change, by)) return;
          // Update only what was read, so that nothing by another admin is overwritten.
          const { numUpdatedRows } = await tx
            .updateTable('contact_messages')
            .set({ state, ...(state === 'new' ? nobody : { state_by: by.id, state_at: stamp(clock) }) })
            .where('id', '=', id)
            .where('state', '=', found.state)
            .executeTakeFirst();
          if (numUpdatedRows > 0n) return;
        }
      }),

    remove: (id) =>
      db.transaction().execute(async (tx) => {
        const { numDeletedRows } = await tx
          .deleteFrom('contact_messages')
          .where('id', '=', id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) throw notFound(messageTexts.notFound);
        await securityLog.add(tx, { kind: 'message-deleted', subject: { kind: 'message', id } });
      }),
  };
}
