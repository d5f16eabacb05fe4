import {
  canonicalEmail,
  changePasswordCall,
  emailProblem,
  forgotPasswordCall,
  isFilled,
  isResetToken,
  resetMinutes,
  resetPasswordCall,
  resetTexts,
  signUpTexts,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { addMail } from '../provider/mails.ts';
import type { Store, StoredReset } from '../provider/store.ts';
import { newPasswordText } from './password-rule.ts';

/** Creates an opaque token like the server's: 256 random bits, 43 characters. */
const newToken = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

/** Creates the handlers for forgotten and changed passwords. Reset links are in the store, because no mail is sent. */
export function createPasswordHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const retireLinks = (userId: number): void => {
    for (const reset of store.resets.values()) {
      if (reset.userId === userId && reset.state === 'open') {
        store.resets.set(reset.token, { ...reset, state: 'replaced' });
      }
    }
  };

  const setPassword = (userId: number, password: string, exceptToken?: string): void => {
    const account = store.accounts.get(userId);
    if (!account) throw new Error(`No account ${userId}`);
    store.accounts.set(userId, { ...account, password });
    for (const [token, session] of store.sessions)
      if (session.userId === userId && token !== exceptToken) store.sessions.delete(token);
    retireLinks(userId);
    addMail(store, 'password-changed', account, { now: now() });
  };

  const requireOpenReset = (token: string): StoredReset => {
    if (!isResetToken(token)) throw invalid({ token: resetTexts.cut });
    const reset = store.resets.get(token);
    if (!reset) throw invalid({ token: resetTexts.unknown });
    if (reset.state !== 'open') throw invalid({ token: resetTexts[reset.state] });
    if (reset.expiresAt <= now().toISOString()) throw invalid({ token: resetTexts.expired });
    return reset;
  };

  return [
    make.open(forgotPasswordCall, ({ body }) => {
      if (!isFilled(body.email)) throw invalid({ email: signUpTexts.required });
      const problem = emailProblem(body.email);
      if (problem) throw invalid({ email: problem });
      const account = store.accountByEmail(body.email);
      if (account) {
        retireLinks(account.user.id);
        const token = newToken();
        const expiresAt = new Date(now().getTime() + resetMinutes * 60_000).toISOString();
        store.resets.set(token, { token, userId: account.user.id, state: 'open', expiresAt });
        addMail(store, 'password-reset', account, { now: now() });
      }
      return { message: resetTexts.asked };
    }),

    make.open(resetPasswordCall, ({ body }) => {
      const reset = requireOpenReset(body.token);
      const email = store.accounts.get(reset.userId)?.user.email ?? '';
      const problem = newPasswordText(body.password, email);
      if (problem) throw invalid({ password: problem });
      store.resets.set(reset.token, { ...reset, state: 'used' });
      setPassword(reset.userId, body.password);
      const proven = store.accounts.get(reset.userId);
      if (proven) store.accounts.set(reset.userId, { ...proven, isEmailProven: true });
      store.failedSignIns.delete(canonicalEmail(email));
      return { message: resetTexts.done };
    }),

    make.guarded(changePasswordCall, ({ body, user, token }) => {
      if (store.accounts.get(user.id)?.password !== body.current_password) {
        throw invalid({ current_password: resetTexts.wrongCurrent });
      }
      const problem = newPasswordText(body.password, user.email);
      if (problem) throw invalid({ password: problem });
      setPassword(user.id, body.password, token);
      return { message: resetTexts.changed };
    }),
  ];
}
