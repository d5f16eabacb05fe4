import {
  confirmSecondFactorCall,
  disableSecondFactorCall,
  recoveryCodeCount,
  secondFactorCall,
  secondFactorIssuer,
  secondFactorTexts,
  startSecondFactorCall,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { sampleSecret } from '../fixtures/second-factor.ts';
import type { HandlerMaker } from '../provider/exchange.ts';
import { rowOf, type Store } from '../provider/store.ts';

const newRecoveryCodes = Array.from(
  { length: recoveryCodeCount },
  (_, index) => `abcd-efgh-jkm${'npqrstuvwx'[index]}`,
);

/** They accept every password and every code. */
export const createSecondFactorHandlers = (
  make: HandlerMaker,
  store: Store,
  now: () => Date,
): HttpHandler[] => [
  make.guarded(secondFactorCall, ({ user }) => ({
    second_factor: rowOf(store.accounts, user.id).secondFactor ?? {
      enabled_at: null,
      recovery_codes_left: 0,
    },
  })),

  make.guarded(startSecondFactorCall, ({ user }) => {
    const [issuer, label] = [secondFactorIssuer, user.email].map(encodeURIComponent);
    const uri = `otpauth://totp/${issuer}:${label}?secret=${sampleSecret}&issuer=${issuer}`;
    return { secret: sampleSecret, uri };
  }),

  make.guarded(confirmSecondFactorCall, ({ user }) => {
    const secondFactor = { enabled_at: now().toISOString(), recovery_codes_left: recoveryCodeCount };
    store.accounts.set(user.id, { ...rowOf(store.accounts, user.id), secondFactor });
    return { message: secondFactorTexts.enabled, recovery_codes: newRecoveryCodes };
  }),

  make.guarded(disableSecondFactorCall, ({ user }) => {
    store.accounts.set(user.id, { ...rowOf(store.accounts, user.id), secondFactor: undefined });
    return { message: secondFactorTexts.disabled };
  }),
];
