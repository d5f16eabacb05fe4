import {
  accountSearchParts,
  contactFormsCall,
  deleteMessageCall,
  keysOf,
  messageContent,
  messageSearchText,
  messageStates,
  messagesCall,
  messagesPageSize,
  messageTexts,
  paging,
  sendMessageCall,
  setMessageStateCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { addEvent } from '../provider/security-events.ts';
import { settingIn } from '../provider/settings.ts';
import type { Store } from '../provider/store.ts';

/** Milliseconds within which the same message is stored once. */
const repeatedWithin = 10 * 60_000;

const areStored = (store: Store) => settingIn(store, 'contact_messages').stored;

/** Creates the handlers for what visitors send. */
export const createContactFormHandlers = (
  make: HandlerMaker,
  store: Store,
  now: () => Date,
): HttpHandler[] => [
  make.open(contactFormsCall, () => ({ stored: areStored(store) })),

  make.open(sendMessageCall, ({ body }) => {
    if (!areStored(store)) throw new RefusalError(409, messageTexts.notStored);
    const content = messageContent(body);
    const isRepeated = [...store.messages.values()].some(
      (message) =>
        keysOf(content).every((name) => message[name] === content[name]) &&
        now().getTime() - Date.parse(message.created_at) < repeatedWithin,
    );
    if (!isRepeated) {
      const id = store.nextId('message');
      const created_at = now().toISOString();
      store.messages.set(id, { ...content, id, state: 'new', state_by: null, state_at: null, created_at });
    }
    return { message: messageTexts.received };
  }),
];

/** Creates the handlers for the admins' list of messages. */
export function createMessageHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const find = (id: number) => {
    const message = store.messages.get(id);
    if (!message) throw new RefusalError(404, messageTexts.notFound);
    return message;
  };
  return [
    make.guarded(messagesCall, ({ query: { q = '', state, page = 1, limit = messagesPageSize.default } }) => {
      const parts = accountSearchParts(q);
      const found = [...store.messages.values()]
        .filter((message) => parts.every((part) => messageSearchText(message).includes(part)))
        .sort((a, b) => b.id - a.id);
      const counts = { new: 0, read: 0, handled: 0 };
      for (const name of messageStates)
        counts[name] = found.filter((message) => message.state === name).length;
      const matching = found.filter((message) => state === undefined || message.state === state);
      return {
        messages: matching.slice((page - 1) * limit, page * limit),
        counts,
        ...paging(matching.length, { page, limit }),
        stored: areStored(store),
      };
    }),

    make.guarded(setMessageStateCall, ({ body: { message_id, state, seen_state: seen }, user }) => {
      const message = find(message_id);
      const { state: found, state_by: changed_by, state_at: changed_at } = message;
      const isNew = state === 'new';
      const isRepeated = found === state && (changed_by === null || changed_by === user.name);
      if (seen !== undefined && seen !== found && !isRepeated) {
        throw new RefusalError(409, messageTexts.changedSince(changed_by, found), {
          changed: { state: found, changed_by, changed_at },
        });
      }
      if (found !== state)
        store.messages.set(message_id, {
          ...message,
          state,
          state_by: isNew ? null : user.name,
          state_at: isNew ? null : now().toISOString(),
        });
      return { message: messageTexts.changed };
    }),

    make.guarded(deleteMessageCall, ({ query: { id }, user }) => {
      find(id);
      store.messages.delete(id);
      addEvent(store, { kind: 'message-deleted', by: user, record: { kind: 'message', id }, now: now() });
      return { message: messageTexts.deleted };
    }),
  ];
}
