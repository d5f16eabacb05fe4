import {
  confirmSecondFactorCall,
  disableSecondFactorCall,
  resetTexts,
  secondFactorCall,
  secondFactorIssuer,
  secondFactorTexts,
  startSecondFactorCall,
  type User,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { generateURI } from 'otplib';
import { sampleSecret } from '../fixtures/second-factor.ts';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { addMail } from '../provider/mails.ts';
import {
  accountOf,
  conflict,
  hasSecondFactor,
  newRecoveryCodes,
  setSecondFactor,
  useCode,
} from '../provider/second-factor.ts';
import { addEvent } from '../provider/security-events.ts';
import type { Store } from '../provider/store.ts';

/** Creates the handlers for a user's own second factor. */
export function createSecondFactorHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  const requirePassword = (user: User, password: string): void => {
    if (accountOf(store, user.id).password !== password) throw invalid({ password: resetTexts.wrongCurrent });
  };

  return [
    make.guarded(secondFactorCall, ({ user }) => {
      const { secondFactor } = accountOf(store, user.id);
      return {
        second_factor: {
          enabled_at: secondFactor?.enabledAt ?? null,
          recovery_codes_left: secondFactor?.recoveryCodes.length ?? 0,
        },
      };
    }),

    make.guarded(startSecondFactorCall, ({ user, body }) => {
      if (hasSecondFactor(accountOf(store, user.id))) throw conflict(secondFactorTexts.enabledAlready);
      requirePassword(user, body.password);
      const secret = sampleSecret;
      setSecondFactor(store, user.id, { secret, enabledAt: null, lastStep: 0, recoveryCodes: [] });
      return { secret, uri: generateURI({ issuer: secondFactorIssuer, label: user.email, secret }) };
    }),

    make.guarded(confirmSecondFactorCall, ({ user, body, token: ownToken }) => {
      const account = accountOf(store, user.id);
      if (hasSecondFactor(account)) throw conflict(secondFactorTexts.enabledAlready);
      if (!account.secondFactor) throw conflict(secondFactorTexts.notStarted);
      useCode(store, user.id, body.code, now(), secondFactorTexts.wrongSetupCode);
      const { secondFactor = account.secondFactor } = accountOf(store, user.id);
      const recoveryCodes = newRecoveryCodes();
      setSecondFactor(store, user.id, { ...secondFactor, enabledAt: now().toISOString(), recoveryCodes });
      for (const [token, { userId }] of store.sessions)
        if (userId === user.id && token !== ownToken) store.sessions.delete(token);
      addEvent(store, { kind: 'second-factor-enabled', by: user, now: now() });
      addMail(store, 'account-changed', account, { now: now() });
      return { message: secondFactorTexts.enabled, recovery_codes: recoveryCodes };
    }),

    make.guarded(disableSecondFactorCall, ({ user, body }) => {
      if (!hasSecondFactor(accountOf(store, user.id))) throw conflict(secondFactorTexts.notEnabled);
      requirePassword(user, body.password);
      useCode(store, user.id, body.code, now());
      setSecondFactor(store, user.id, undefined);
      addEvent(store, { kind: 'second-factor-disabled', by: user, now: now() });
      addMail(store, 'account-changed', accountOf(store, user.id), { now: now() });
      return { message: secondFactorTexts.disabled };
    }),
  ];
}
