import {
  contactFormsCall,
  deleteMessageCall,
  listPageSize,
  mapKeys,
  messageContent,
  messageSearchText,
  messageStates,
  messagesCall,
  messageTexts,
  paging,
  sendMessageCall,
  setMessageStateCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { settingIn } from '../provider/settings.ts';
import { nextId, rowOf, type Store } from '../provider/store.ts';

const areStored = (store: Store) => settingIn(store, 'contact_messages').stored;

export const createContactFormHandlers = (
  make: HandlerMaker,
  store: Store,
  now: () => Date,
): HttpHandler[] => [
  make.open(contactFormsCall, () => ({ stored: areStored(store) })),

  make.open(sendMessageCall, ({ body }) => {
    const id = nextId(store.messages);
    const unread = { state: 'new', state_by: null, state_at: null } as const;
    store.messages.set(id, { ...messageContent(body), ...unread, id, created_at: now().toISOString() });
    return { message: messageTexts.received };
  }),
];

export const createMessageHandlers = (make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] => [
  make.guarded(messagesCall, ({ query: { q = '', state } }) => {
    const found = [...store.messages.values()]
      .filter((message) => messageSearchText(message).includes(q.toLowerCase()))
      .sort((a, b) => b.id - a.id);
    const counts = mapKeys(messageStates, () => 0);
    for (const message of found) counts[message.state] += 1;
    const messages = found.filter((message) => state === undefined || message.state === state);
    return {
      messages,
      counts,
      ...paging(messages.length, { page: 1, limit: listPageSize.default }),
      stored: areStored(store),
    };
  }),

  make.guarded(setMessageStateCall, ({ body: { message_id, state }, user }) => {
    const change =
      state === 'new'
        ? { state_by: null, state_at: null }
        : { state_by: user.name, state_at: now().toISOString() };
    store.messages.set(message_id, { ...rowOf(store.messages, message_id), state, ...change });
    return { message: messageTexts.changed };
  }),

  make.guarded(deleteMessageCall, ({ query: { id } }) => {
    store.messages.delete(id);
    return { message: messageTexts.deleted };
  }),
];
