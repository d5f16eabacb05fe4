import {
  type AccountSession,
  applicationReference,
  canonicalEmail,
  endOtherSessionsCall,
  endSessionCall,
  eraseAccountCall,
  isAdmin,
  ownAccountTexts,
  ownDataCall,
  resetTexts,
  sessionsCall,
  type User,
} from '@imc/api/contract';
import { strToU8, zipSync } from 'fflate';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import type { Store } from '../provider/store.ts';

/** Creates the handlers for a user's sessions, the download of their data and the erasure of their account. */
export function createOwnAccountHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const sessionsOf = (user: User, ownToken: string | undefined): AccountSession[] =>
    [...store.sessions]
      .filter(([, session]) => session.userId === user.id)
      .map(([token, { id, browser, system, createdAt, lastSeenAt }]) => ({
        id,
        browser,
        system,
        is_current: token === ownToken,
        created_at: createdAt,
        last_seen_at: lastSeenAt,
      }))
      .sort(
        (a, b) => Number(b.is_current) - Number(a.is_current) || b.last_seen_at.localeCompare(a.last_seen_at),
      );

  /** Until an address is proven, what hangs on it alone may be somebody else's. */
  const isProven = ({ id }: User) => store.accounts.get(id)?.isEmailProven === true;

  const readerOf = (user: User) => {
    const reader = isProven(user) ? store.readers.get(canonicalEmail(user.email)) : undefined;
    if (!reader) return null;
    const { token: _, nextMailAt: __, ...rest } = reader;
    return rest;
  };

  const ownDataOf = (user: User, token: string | undefined) => ({
    exported_at: now().toISOString(),
    account: user,
    consent: store.accounts.get(user.id)?.consent ?? null,
    corrected_by_the_institute: (store.accounts.get(user.id)?.corrections ?? [])
      .toReversed()
      .map(({ changed_at, reason, changes }) => ({ changed_at, reason, changes })),
    newsletter: readerOf(user),
    contact_messages: [...store.messages.values()].filter(
      ({ email }) => isProven(user) && canonicalEmail(email) === canonicalEmail(user.email),
    ),
    sessions: sessionsOf(user, token),
    saved_views: [...store.savedViews.values()]
      .filter(({ userId }) => userId === user.id)
      .map(({ name, query, created_at }) => ({ name, query, created_at })),
    applications: [
      ...[...store.applications.values()]
        .filter(({ userId }) => userId === user.id)
        .map(({ id, status, form }) => ({ id, reference: applicationReference(id), state: status, form })),
      ...[...store.drafts.values()]
        .filter(({ userId }) => userId === user.id)
        .map(({ id, data }) => ({ id, reference: applicationReference(id), state: 'draft', form: data })),
    ],
  });

  /** Deletes the messages that were sent with an address. */
  const eraseMessages = (emailKey: string): void => {
    for (const [id, { email }] of store.messages)
      if (canonicalEmail(email) === emailKey) store.messages.delete(id);
  };

  const erase = (user: User): void => {
    const isOwn = ({ userId }: { readonly userId: number }) => userId === user.id;
    const own = new Set(
      [...store.applications.values(), ...store.drafts.values()].filter(isOwn).map(({ id }) => id),
    );
    for (const id of own) {
      store.applications.delete(id);
      store.drafts.delete(id);
    }
    const others = store.steps.filter(({ application_id }) => !own.has(application_id));
    store.steps.splice(0, store.steps.length, ...others);
    for (const [token, session] of store.sessions) if (isOwn(session)) store.sessions.delete(token);
    for (const [id, view] of store.savedViews) if (isOwn(view)) store.savedViews.delete(id);
    for (const [token, reset] of store.resets) if (isOwn(reset)) store.resets.delete(token);
    const email = canonicalEmail(user.email);
    if (isProven(user)) {
      store.readers.delete(email);
      eraseMessages(email);
    }
    store.failedSignIns.delete(email);
    store.accounts.delete(user.id);
  };

  return [
    make.guarded(sessionsCall, ({ user, token }) => ({ sessions: sessionsOf(user, token) })),

    make.guarded(endSessionCall, ({ user, body }) => {
      const found = [...store.sessions].find(
        ([, { id, userId }]) => id === body.session_id && userId === user.id,
      );
      if (!found) throw new RefusalError(404, ownAccountTexts.noSession);
      store.sessions.delete(found[0]);
      return { message: ownAccountTexts.sessionEnded };
    }),

    make.guarded(endOtherSessionsCall, ({ user, token: ownToken }) => {
      for (const [token, { userId }] of store.sessions)
        if (userId === user.id && token !== ownToken) store.sessions.delete(token);
      return { message: ownAccountTexts.othersEnded };
    }),

    make.guarded(ownDataCall, ({ user, token }) => {
      const json = JSON.stringify(ownDataOf(user, token), null, 2);
      return new Response(zipSync({ 'my-data.json': strToU8(json) }), {
        headers: { 'Content-Type': 'application/zip', 'Cache-Control': 'no-store' },
      });
    }),

    make.guarded(eraseAccountCall, ({ user, body }) => {
      if (isAdmin(user)) throw new RefusalError(403, ownAccountTexts.adminsStay);
      if (store.accounts.get(user.id)?.password !== body.password) {
        throw invalid({ password: resetTexts.wrongCurrent });
      }
      erase(user);
      return { message: ownAccountTexts.erased };
    }),
  ];
}
