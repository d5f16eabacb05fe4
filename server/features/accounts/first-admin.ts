import { unnamedAdmin } from '@imc/api/contract';
import type { Config } from '../../config.ts';
import { hasRow } from '../../db/count-rows.ts';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { StartError } from '../../shared/start-error.ts';
import { newToken } from '../../shared/tokens.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { newUser } from './accounts.ts';
import type { Passwords } from './passwords.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Shown once at the very first start. Undefined if the password came from the environment. */
  readonly generatedPassword: string | undefined;
}

/** 256 random bits that meet the sign-up rule. */
const generatePassword = (): string => `${newToken()}-Aa1!`;

/** Returns undefined if there is an admin already. */
export async function ensureAdmin(
  {
    db,
    kind,
    clock,
    passwords,
    securityLog,
  }: Pick<Infrastructure, 'db' | 'kind' | 'clock'> & {
    readonly passwords: Pick<Passwords, 'hash'>;
    readonly securityLog: Pick<SecurityLog, 'add'>;
  },
  {
    adminName = unnamedAdmin,
    adminEmail,
    adminPassword,
  }: Pick<Config, 'adminName' | 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | undefined> {
  const hasAdmin = (within: Pick<Db, 'selectFrom'>) =>
    hasRow(within.selectFrom('users').select('id').where('role', '=', 'admin').limit(1));
  if (await hasAdmin(db)) return undefined;
  const email = adminEmail ?? 'admin@imc.example';
  const generated = adminPassword === undefined ? generatePassword() : undefined;
  const passwordHash = await passwords.hash(generated ?? adminPassword ?? generatePassword(), 'this server');
  return db.transaction().execute(async (tx) => {
    // Another server may start at the same moment.
    await takeNamedLock(tx, kind, 'first admin');
    if (await hasAdmin(tx)) return undefined;
    try {
      const { id } = await tx
        .insertInto('users')
        .values(
          newUser(
            clock,
            { name: adminName, email, phone_number: '', membership_type: 'Member' },
            'admin',
            passwordHash,
          ),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await securityLog.add(tx, {
        kind: 'role-changed',
        subject: { kind: 'account', id },
        detail: 'admin',
      });
    } catch (error) {
      if (brokenUnique(error)?.includes('email_key')) {
        throw new StartError(
          `ADMIN_EMAIL: ${email} is a member's address; choose another for the first admin`,
        );
      }
      throw error;
    }
    return { email, generatedPassword: generated };
  });
}
