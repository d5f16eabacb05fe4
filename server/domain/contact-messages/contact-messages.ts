import {
  type AdminMessage,
  accountSearchParts,
  type ContactMessage,
  canonicalEmail,
  type MessageContent,
  type MessageCounts,
  type MessageState,
  type MessagesQuery,
  messageContent,
  messageSearchText,
  messagesPageSize,
  messageTexts,
} from '@imc/api/contract';
import { sql } from 'kysely';
import type { DatabaseKind } from '../../db/database-kind.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { before, type Clock, days, minutes, stamp } from '../clock.ts';
import { notFound, RefusalError } from '../refusal-error.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { ReadSetting } from '../settings/setting-values.ts';

/** A message that arrives again within this time, word for word, is the same one: its sender got no answer and tried again. */
const repeatedWithin = minutes(10);

/** A page of messages. */
export interface MessagesPage {
  readonly messages: AdminMessage[];
  readonly counts: MessageCounts;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly stored: boolean;
}

/** Messages from the contact forms and the form to join (S-12.18 to S-12.23). */
export interface ContactMessages {
  /** Whether messages are stored at present. */
  areStored(): Promise<boolean>;
  /** Stores a message once. Throws a 409 if messages are not stored at present. */
  receive(message: ContactMessage): Promise<void>;
  /** Returns one page, newest first. */
  page(query: MessagesQuery & { readonly limit?: number | undefined }): Promise<MessagesPage>;
  /** Sets the state of a message. Throws a 404 if there is none. */
  setState(id: number, state: MessageState, by: Account): Promise<void>;
  /** Deletes a message and records it in the security log. Throws a 404 if there is none. */
  remove(id: number): Promise<void>;
  /** Deletes the messages that are older than the setting `retention` allows. */
  sweep(): Promise<void>;
}

/** Returns the messages sent with an address, for the account that has it. */
export async function messagesFrom(db: Db, emailKey: string) {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['content', 'created_at'])
    .where('email_key', '=', emailKey)
    .orderBy('id')
    .execute();
  return rows.map(({ content, created_at }) => ({
    ...(JSON.parse(content) as MessageContent),
    sent_at: created_at,
  }));
}

/** Creates the `ContactMessages` service. */
export function createContactMessages(deps: {
  readonly db: Db;
  readonly kind: DatabaseKind;
  readonly clock: Clock;
  readonly readSetting: ReadSetting;
  readonly securityLog: SecurityLog;
}): ContactMessages {
  const { db, kind, clock, readSetting, securityLog } = deps;
  const position = sql.raw(kind === 'sqlite' ? 'instr' : 'strpos');

  const areStored = async () => (await readSetting('contact_messages')).stored;

  const matching = (q = '') =>
    accountSearchParts(q).reduce(
      (messages, part) =>
        messages.where(sql<boolean>`${position}(contact_messages.search_text, ${part}) > 0`),
      db.selectFrom('contact_messages'),
    );

  const count = async (q: string | undefined): Promise<MessageCounts> => {
    const rows = await matching(q)
      .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute();
    const counts = { new: 0, read: 0, handled: 0 };
    for (const row of rows) counts[row.state] = Number(row.count);
    return counts;
  };

  const exists = async (tx: Tx, id: number): Promise<boolean> =>
    (await tx.selectFrom('contact_messages').select('id').where('id', '=', id).executeTakeFirst()) !==
    undefined;

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
            state_by: null,
            state_at: null,
          })
          .execute();
      });
    },

    page: async ({ q, state, page = 1, limit = messagesPageSize.default }) => {
      const counts = await count(q);
      const all = matching(q)
        .leftJoin('users', 'users.id', 'contact_messages.state_by')
        .select(['contact_messages.id', 'contact_messages.content', 'contact_messages.state'])
        .select(['contact_messages.state_at', 'contact_messages.created_at', 'users.name as state_by'])
        .orderBy('contact_messages.id', 'desc')
        .limit(limit)
        .offset((page - 1) * limit);
      const rows = await (state ? all.where('state', '=', state) : all).execute();
      const total = state ? counts[state] : counts.new + counts.read + counts.handled;
      return {
        messages: rows.map(({ content, ...row }) => ({ ...(JSON.parse(content) as MessageContent), ...row })),
        counts,
        total,
        page,
        pages: Math.max(1, Math.ceil(total / limit)),
        stored: await areStored(),
      };
    },

    setState: (id, state, by) =>
      db.transaction().execute(async (tx) => {
        if (!(await exists(tx, id))) throw notFound(messageTexts.notFound);
        const isNew = state === 'new';
        await tx
          .updateTable('contact_messages')
          .set({ state, state_by: isNew ? null : by.id, state_at: isNew ? null : stamp(clock) })
          .where('id', '=', id)
          .where('state', '!=', state)
          .execute();
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

    sweep: async () => {
      const { messages } = await readSetting('retention');
      await db
        .deleteFrom('contact_messages')
        .where('created_at', '<=', before(clock, days(messages)))
        .execute();
    },
  };
}
