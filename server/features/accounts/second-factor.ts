import { plainCode, resetTexts, type SecondFactorSecret, secondFactorTexts } from '@imc/api/contract';
import { countRows, hasRow } from '../../db/count-rows.ts';
import { type Secrets, secondFactorPurpose } from '../../db/secrets.ts';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { type Clock, stamp } from '../../shared/clock.ts';
import { invalid, RefusalError } from '../../shared/refusal-error.ts';
import { sha256 } from '../../shared/tokens.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { IsCurrentPassword } from './current-password.ts';
import { newRecoveryCodes, newSecret, secretUri, stepOfCode } from './second-factor-codes.ts';
import type { Sessions } from './sessions.ts';
import type { SignInThrottle } from './sign-in-throttle.ts';

/** The kind of a right code. */
export type UsedCode = 'second-factor' | 'recovery-code';

/** ACC-13 to ACC-19, PPL-9. `client` is the caller's network (`clientNetwork`). */
export interface SecondFactors {
  /** Returns when it was set up, and how many recovery codes are left. */
  read(account: Account): Promise<{ enabled_at: string | null; recovery_codes_left: number }>;
  /** Stores a secret without effect until it is confirmed. Throws a 400 for a wrong password and a 409 if there is a second factor. */
  start(account: Account, password: string, client: string): Promise<SecondFactorSecret>;
  /** Ends every other session and returns the recovery codes. Throws a 400 for a wrong code and a 409 if setting up was not started. */
  confirm(account: Account, sent: { code: string; sessionToken: string }, client: string): Promise<string[]>;
  /** Throws a 400 for a wrong password or code and a 409 if there is none. */
  disable(account: Account, sent: { password: string; code: string }, client: string): Promise<void>;
  /** Uses up a code; a recovery code is mailed to the owner. Returns undefined if the code is wrong or used. */
  use(tx: Tx, account: Account, code: string): Promise<UsedCode | undefined>;
  /**
   * Runs an attempt; false counts as a wrong code, and too many have to wait (ACC-18). Counted apart from wrong passwords, or the right password
   * would reset the count.
   */
  attempt<T>(
    account: Account,
    client: string,
    purpose: CodePurpose,
    run: (tx: Tx) => Promise<T | false>,
  ): Promise<T>;
  /** False if there is none. */
  remove(tx: Tx, accountId: number): Promise<boolean>;
}

/** What a code is asked for. */
export type CodePurpose = 'sign-in' | 'set-up' | 'removal' | 'address-change';

/** Key under which wrong codes are counted. */
export const codeThrottleKey = (emailKey: string): string => `${emailKey} second factor`;

const conflict = (text: string) => new RefusalError(409, text);

/** Locks the account's row, so that calls about its second factor run one at a time. Returns whether it has one. */
const lock = async (tx: Tx, accountId: number): Promise<boolean> => {
  const { second_factor_at } = await tx
    .updateTable('users')
    .set(({ ref }) => ({ security_version: ref('security_version') }))
    .where('id', '=', accountId)
    .returning('second_factor_at')
    .executeTakeFirstOrThrow();
  return second_factor_at !== null;
};

const useAppCode = async (
  { clock, secrets }: { readonly clock: Clock; readonly secrets: Secrets },
  tx: Tx,
  accountId: number,
  plain: string,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('second_factors')
    .select(['secret', 'last_step'])
    .where('user_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return false;
  const secret = secrets.open(row.secret, secondFactorPurpose(accountId));
  const step = stepOfCode(secret, plain, { now: clock(), lastStep: row.last_step });
  if (step === undefined) return false;
  const { numUpdatedRows } = await tx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('user_id', '=', accountId)
    // A concurrent request may have used the same code.
    .where('last_step', '<', step)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

const useRecoveryCode = async (tx: Tx, accountId: number, plain: string): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', accountId)
    .where('code_hash', '=', sha256(plain))
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

export const removeSecondFactor = async (tx: Tx, accountId: number): Promise<boolean> => {
  if (!(await lock(tx, accountId))) return false;
  for (const table of ['second_factors', 'recovery_codes', 'sign_in_challenges'] as const)
    await tx.deleteFrom(table).where('user_id', '=', accountId).execute();
  await tx.updateTable('users').set({ second_factor_at: null }).where('id', '=', accountId).execute();
  return true;
};

/** Sealed. Replaces one that was not confirmed. */
const storeSecret = async (tx: Tx, accountId: number, secret: string): Promise<void> => {
  const row = { secret, last_step: 0 };
  await tx
    .insertInto('second_factors')
    .values({ user_id: accountId, ...row })
    .onConflict((onConflict) => onConflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Returns the recovery codes as shown. */
const storeRecoveryCodes = async (tx: Tx, accountId: number): Promise<string[]> => {
  const codes = newRecoveryCodes();
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((shown) => ({ user_id: accountId, code_hash: sha256(plainCode(shown)) })))
    .execute();
  return codes;
};

export function createSecondFactors({
  db,
  clock,
  secrets,
  sessions,
  throttle,
  isCurrentPassword,
  securityLog,
  notices,
  delivery,
}: Pick<Infrastructure, 'db' | 'clock' | 'secrets'> & {
  readonly sessions: Sessions;
  readonly throttle: SignInThrottle;
  readonly isCurrentPassword: IsCurrentPassword;
  readonly securityLog: SecurityLog;
  readonly notices: Pick<Notices, 'accountChanged'>;
  readonly delivery: Pick<Delivery, 'wake'>;
}): SecondFactors {
  const attempt: SecondFactors['attempt'] = async (account, client, purpose, run) => {
    const { id, email_key } = account;
    const result = await throttle.attempt(
      codeThrottleKey(email_key),
      client,
      () => db.transaction().execute(run),
      email_key,
    );
    if (result !== false) {
      // Send the mail about the change at once.
      delivery.wake();
      return result;
    }
    securityLog.note({
      ...(purpose === 'sign-in'
        ? { kind: 'sign-in-failed', detail: 'second-factor' }
        : { kind: 'second-factor-failed', detail: purpose }),
      subject: { kind: 'account', id },
    });
    throw invalid({
      code: purpose === 'set-up' ? secondFactorTexts.wrongSetupCode : secondFactorTexts.wrongCode,
    });
  };

  const use: SecondFactors['use'] = async (tx, account, code) => {
    const plain = plainCode(code);
    if (await useAppCode({ clock, secrets }, tx, account.id, plain)) return 'second-factor';
    if (!(await useRecoveryCode(tx, account.id, plain))) return undefined;
    await notices.accountChanged(tx, account, 'recovery-code-used');
    return 'recovery-code';
  };

  const requirePassword = async (account: Account, password: string, client: string): Promise<void> => {
    if (!(await isCurrentPassword(account, password, client)))
      throw invalid({ password: resetTexts.wrongCurrent });
  };

  return {
    read: async ({ id, second_factor_at }) => ({
      enabled_at: second_factor_at,
      recovery_codes_left: await countRows(db.selectFrom('recovery_codes').where('user_id', '=', id)),
    }),

    start: async (account, password, client) => {
      if (account.second_factor_at !== null) throw conflict(secondFactorTexts.enabledAlready);
      await requirePassword(account, password, client);
      const secret = newSecret();
      await db.transaction().execute(async (tx) => {
        if (await lock(tx, account.id)) throw conflict(secondFactorTexts.enabledAlready);
        await storeSecret(tx, account.id, secrets.seal(secret, secondFactorPurpose(account.id)));
      });
      return { secret, uri: secretUri(secret, account.email) };
    },

    confirm: (account, { code, sessionToken }, client) =>
      attempt(account, client, 'set-up', async (tx) => {
        if (await lock(tx, account.id)) throw conflict(secondFactorTexts.enabledAlready);
        const started = tx.selectFrom('second_factors').select('user_id').where('user_id', '=', account.id);
        if (!(await hasRow(started))) throw conflict(secondFactorTexts.notStarted);
        if (!(await useAppCode({ clock, secrets }, tx, account.id, plainCode(code)))) return false;
        const codes = await storeRecoveryCodes(tx, account.id);
        await tx
          .updateTable('users')
          .set({ second_factor_at: stamp(clock) })
          .where('id', '=', account.id)
          .execute();
        await sessions.endOthers(tx, account.id, sessionToken);
        await securityLog.add(tx, { kind: 'second-factor-enabled' });
        await notices.accountChanged(tx, account, 'second-factor-enabled');
        return codes;
      }),

    disable: async (account, { password, code }, client) => {
      if (account.second_factor_at === null) throw conflict(secondFactorTexts.notEnabled);
      await requirePassword(account, password, client);
      await attempt(account, client, 'removal', async (tx) => {
        if (!(await use(tx, account, code))) return false;
        if (!(await removeSecondFactor(tx, account.id))) throw conflict(secondFactorTexts.notEnabled);
        await securityLog.add(tx, { kind: 'second-factor-disabled' });
        await notices.accountChanged(tx, account, 'second-factor-disabled');
        return true;
      });
    },

    use,
    attempt,
    remove: removeSecondFactor,
  };
}
