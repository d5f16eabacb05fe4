import { createInterface } from 'node:readline/promises';
import { canonicalEmail, isEmail, textLimits } from '@imc/api/contract';
import { hasRow } from '../../db/count-rows.ts';
import { addAdmin, generatePassword } from '../../features/accounts/first-admin.ts';
import { newPasswordText } from '../../features/accounts/password-rule.ts';
import { createPasswords } from '../../features/accounts/passwords.ts';
import { retireResetLinks } from '../../features/accounts/reset-links.ts';
import { codeThrottleKey, removeSecondFactor } from '../../features/accounts/second-factor.ts';
import { endAllSessions } from '../../features/accounts/sessions.ts';
import { createSignInThrottle } from '../../features/accounts/sign-in-throttle.ts';
import { StartError } from '../../shared/start-error.ts';
import type { Command } from '../command.ts';
import { withDatabase } from '../with-database.ts';

/** Never an argument: other users of the machine see those in the list of processes. */
const passwordOption = {
  'password-stdin': {
    type: 'boolean',
    description: 'reads the password from the standard input; without it one is generated',
  },
} as const;

async function firstLine(): Promise<string> {
  const lines = createInterface({ input: process.stdin });
  const { value = '' } = await lines[Symbol.asyncIterator]().next();
  lines.close();
  return value;
}

/** From the standard input, or generated. Tell it with `show` once it is stored. */
async function newPassword(email: string, isTyped: boolean) {
  const password = isTyped ? await firstLine() : generatePassword();
  const problem = newPasswordText(password, email);
  if (problem) throw new StartError(`The password: ${problem}`);
  const passwords = await createPasswords({ concurrency: 1 });
  return {
    passwordHash: await passwords.hash(password, 'this server'),
    show: () => {
      if (!isTyped) console.log(`Password, shown this once: ${password}`);
    },
  };
}

export const adminCreate: Command = {
  name: 'admin create',
  summary: 'adds an admin',
  positionals: ['EMAIL', 'NAME'],
  options: passwordOption,
  run: async ({ values, positionals: [email = '', name = ''] }) => {
    if (!isEmail(email)) throw new StartError(`EMAIL: must be an email address, not '${email}'`);
    if (!name.trim() || name.length > textLimits.line)
      throw new StartError(`NAME: must be 1 to ${textLimits.line} characters long`);
    await withDatabase(async ({ db, clock, securityLog }) => {
      const withAddress = db.selectFrom('users').select('id').where('email_key', '=', canonicalEmail(email));
      if (await hasRow(withAddress))
        throw new StartError(`EMAIL: ${email} has an account; an admin can change its role at /admin/people`);
      const { passwordHash, show } = await newPassword(email, values['password-stdin'] === true);
      await db
        .transaction()
        .execute((tx) => addAdmin(tx, { clock, securityLog }, { name, email, passwordHash }));
      console.log(`New admin: ${email}`);
      show();
    });
  },
};

export const adminReset: Command = {
  name: 'admin reset',
  summary: 'gives an account of the staff a new password and ends its sessions',
  positionals: ['EMAIL'],
  options: {
    ...passwordOption,
    'second-factor': { type: 'boolean', description: 'also removes the second factor' },
  },
  run: ({ values, positionals: [email = ''] }) =>
    withDatabase(async ({ db, kind, clock, limits, securityLog }) => {
      const account = await db
        .selectFrom('users')
        .select(['id', 'email_key', 'role', 'blocked_at'])
        .where('email_key', '=', canonicalEmail(email))
        .where('closed_at', 'is', null)
        .executeTakeFirst();
      if (account?.role !== 'admin') throw new StartError(`EMAIL: ${email} is not of the staff`);
      if (account.blocked_at !== null)
        throw new StartError(`EMAIL: ${email} is blocked; unblock it at /admin/people, or create an admin`);
      const { id, email_key } = account;
      const { passwordHash, show } = await newPassword(email, values['password-stdin'] === true);
      const subject = { kind: 'account', id } as const;
      await db.transaction().execute(async (tx) => {
        await tx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', id).execute();
        await retireResetLinks(tx, id);
        await endAllSessions(tx, id);
        await securityLog.add(tx, { kind: 'password-changed', subject, detail: 'reset' });
        if (values['second-factor'] && (await removeSecondFactor(tx, id)))
          await securityLog.add(tx, { kind: 'second-factor-reset', subject });
      });
      const throttle = createSignInThrottle({ db, kind, clock, limits, failuresPerNetwork: 0 });
      for (const key of [email_key, codeThrottleKey(email_key)]) await throttle.clear(key);
      console.log(`${email} is signed out everywhere and has a new password.`);
      show();
    }),
};
