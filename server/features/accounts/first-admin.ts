import type { Config } from '../../config.ts';
import { hasRow } from '../../db/count-rows.ts';
import { takeNamedLock } from '../../db/named-lock.ts';
import type { Db, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { StartError } from '../../shared/start-error.ts';
import { newToken } from '../../shared/tokens.ts';
import { setSecondFactorRequired } from '../people/staff-rules.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { newUser } from './accounts.ts';
import type { Passwords } from './passwords.ts';

export interface FirstAdmin {
  readonly email: string;
  /** Shown once at the very first start. Undefined if the password came from the environment. */
  readonly generatedPassword: string | undefined;
}

/** 256 random bits that meet the sign-up rule. */
export const generatePassword = (): string => `${newToken()}-Aa1!`;

const hasStaff = (within: Pick<Db, 'selectFrom'>) =>
  hasRow(within.selectFrom('users').select('id').where('role', '=', 'admin').limit(1));

/** The first one is a new installation, whose staff need a second factor (PPL-10). Throws the database's error if another account has the address. */
export async function addAdmin(
  tx: Tx,
  { clock, securityLog }: Pick<Infrastructure, 'clock'> & { readonly securityLog: Pick<SecurityLog, 'add'> },
  {
    passwordHash,
    ...details
  }: { readonly name: string; readonly email: string; readonly passwordHash: string },
): Promise<void> {
  if (!(await hasStaff(tx))) await setSecondFactorRequired(tx, securityLog, true);
  const { id } = await tx
    .insertInto('users')
    .values(
      newUser(clock, { ...details, phone_number: '', membership_type: 'Member' }, 'admin', passwordHash),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await securityLog.add(tx, { kind: 'role-changed', subject: { kind: 'account', id }, detail: 'admin' });
}

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
  { adminName, adminEmail: email, adminPassword }: Pick<Config, 'adminName' | 'adminEmail' | 'adminPassword'>,
): Promise<FirstAdmin | undefined> {
  if (await hasStaff(db)) return undefined;
  const generated = adminPassword === undefined ? generatePassword() : undefined;
  const passwordHash = await passwords.hash(generated ?? adminPassword ?? generatePassword(), 'this server');
  return db.transaction().execute(async (tx) => {
    // Another server may start at the same moment.
    await takeNamedLock(tx, kind, 'first admin');
    if (await hasStaff(tx)) return undefined;
    await addAdmin(tx, { clock, securityLog }, { name: adminName, email, passwordHash }).catch((error) => {
      throw brokenUnique(error)?.includes('email_key')
        ? new StartError(`ADMIN_EMAIL: ${email} is a member's address; choose another for the first admin`)
        : error;
    });
    return { email, generatedPassword: generated };
  });
}
