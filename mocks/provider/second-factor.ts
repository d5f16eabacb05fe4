import {
  codeSeconds,
  isAdmin,
  isAppCode,
  plainCode,
  recoveryCodeCount,
  secondFactorTexts,
  type User,
} from '@imc/api/contract';
import { verifySync } from 'otplib';
import { invalid } from './exchange.ts';
import { addMail } from './mails.ts';
import { RefusalError } from './refusal-error.ts';
import type { Account, SecondFactorState, Store } from './store.ts';

/** Returns a user's account. Throws if there is none. */
export function accountOf(store: Store, id: number): Account {
  const account = store.accounts.get(id);
  if (!account) throw new Error(`No account ${id}`);
  return account;
}

/** Changes the second factor of an account; undefined removes it. */
export function setSecondFactor(store: Store, id: number, secondFactor: SecondFactorState | undefined): void {
  const { secondFactor: _, ...account } = accountOf(store, id);
  store.accounts.set(id, secondFactor ? { ...account, secondFactor } : account);
}

/** Whether an account has a second factor. */
export const hasSecondFactor = ({ secondFactor }: Account): boolean => Boolean(secondFactor?.enabledAt);

/** Whether an admin has to set up a second factor first. */
export const lacksSecondFactor = (store: Store, user: User): boolean =>
  isAdmin(user) && store.rules.secondFactorRequired && !hasSecondFactor(accountOf(store, user.id));

/** Returns the recovery codes of a new second factor. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, (_, index) => `abcd-efgh-jkm${'npqrstuvwx'[index]}`);

/** Uses up a code of the app or a recovery code. Throws a 400 for a wrong one, and a 429 after five. */
export function useCode(
  store: Store,
  id: number,
  code: string,
  now: Date,
  wrongCode: string = secondFactorTexts.wrongCode,
): 'second-factor' | 'recovery-code' {
  const { user, secondFactor } = accountOf(store, id);
  const key = `${user.email} second factor`;
  store.throttle(key, now.getTime());
  const plain = plainCode(code);
  if (secondFactor && isAppCode(plain)) {
    const result = verifySync({
      secret: secondFactor.secret,
      token: plain,
      period: codeSeconds,
      epoch: Math.floor(now.getTime() / 1000),
      epochTolerance: codeSeconds,
      afterTimeStep: secondFactor.lastStep,
    });
    if (result.valid && 'timeStep' in result) {
      setSecondFactor(store, id, { ...secondFactor, lastStep: result.timeStep });
      store.failedSignIns.delete(key);
      return 'second-factor';
    }
  }
  const recoveryCodes = secondFactor?.recoveryCodes.filter((one) => plainCode(one) !== plain) ?? [];
  if (secondFactor && recoveryCodes.length < secondFactor.recoveryCodes.length) {
    setSecondFactor(store, id, { ...secondFactor, recoveryCodes });
    store.failedSignIns.delete(key);
    addMail(store, 'account-changed', accountOf(store, id), { now });
    return 'recovery-code';
  }
  store.failedSignIns.set(key, [...(store.failedSignIns.get(key) ?? []), now.getTime()]);
  throw invalid({ code: wrongCode });
}

/** A 409 with a message. */
export const conflict = (text: string): RefusalError => new RefusalError(409, text);
