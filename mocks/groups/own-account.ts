import {
  endOtherSessionsCall,
  endSessionCall,
  eraseAccountCall,
  ownAccountTexts,
  ownDataCall,
  sessionsCall,
  type User,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import type { Store } from '../provider/store.ts';

/** Without entries. */
const emptyZip = Uint8Array.from([0x50, 0x4b, 5, 6, ...Array.from({ length: 18 }, () => 0)]);

/** All but the one with the token. */
export function endOtherSessions({ sessions }: Store, user: User, ownToken: string | undefined): void {
  for (const [token, { userId }] of sessions)
    if (userId === user.id && token !== ownToken) sessions.delete(token);
}

export const createOwnAccountHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(sessionsCall, ({ user, token: ownToken }) => ({
    sessions: [...store.sessions]
      .filter(([, { userId }]) => userId === user.id)
      .map(([token, { userId: _, ...session }]) => ({ ...session, is_current: token === ownToken }))
      .sort((a, b) => Number(b.is_current) - Number(a.is_current)),
  })),

  make.guarded(endSessionCall, ({ body }) => {
    for (const [token, { id }] of store.sessions) if (id === body.session_id) store.sessions.delete(token);
    return { message: ownAccountTexts.sessionEnded };
  }),

  make.guarded(endOtherSessionsCall, ({ user, token }) => {
    endOtherSessions(store, user, token);
    return { message: ownAccountTexts.othersEnded };
  }),

  make.guarded(ownDataCall, () => new Response(emptyZip, { headers: { 'Content-Type': 'application/zip' } })),

  make.guarded(eraseAccountCall, ({ user }) => {
    store.accounts.delete(user.id);
    return { message: ownAccountTexts.erased };
  }),
];
