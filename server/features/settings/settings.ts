import {
  isFilled,
  keysOf,
  objectFrom,
  passwordSettings,
  resetTexts,
  type SettingChange,
  type SettingName,
  type StoredSettings,
  settingDefaults,
  settingTexts,
  signUpTexts,
} from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import { brokenUnique } from '../../db/unique.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { stamp } from '../../shared/clock.ts';
import { invalid, RefusalError } from '../../shared/refusal-error.ts';
import type { IsCurrentPassword } from '../accounts/current-password.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import { settingValue } from './setting-values.ts';

/** Per setting. */
const changesShown = 20;

/** With every change (SET-1). */
export interface Settings {
  /** With their latest changes. */
  all(): Promise<StoredSettings>;
  /**
   * Changes a setting, records it in the security log, and returns its version. Throws a 409 with who changed it if the version is outdated, and
   * a 400 if the bank account is changed without the admin's password. `client` is the caller's network (`clientNetwork`).
   */
  change(change: SettingChange, by: Account, client: string): Promise<number>;
}

export function createSettings({
  db,
  clock,
  isCurrentPassword,
  securityLog,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly isCurrentPassword: IsCurrentPassword;
  readonly securityLog: SecurityLog;
}): Settings {
  /** Newest first. */
  const latest = (within: Db | Tx, name: SettingName, limit: number) =>
    within
      .selectFrom('setting_changes')
      .innerJoin('users', 'users.id', 'setting_changes.changed_by')
      .select(['setting_changes.version', 'setting_changes.value', 'setting_changes.changed_at'])
      .select('users.name as changed_by')
      .where('setting_changes.name', '=', name)
      .orderBy('setting_changes.version', 'desc')
      .limit(limit)
      .execute();

  const stored = async <Name extends SettingName>(name: Name) => {
    const rows = await latest(db, name, changesShown + 1);
    return {
      value: settingValue(name, rows[0]?.value),
      version: rows[0]?.version ?? 0,
      history: rows.slice(0, changesShown).map(({ version, value, changed_by, changed_at }, index) => ({
        version,
        from: settingValue(name, rows[index + 1]?.value),
        to: settingValue(name, value),
        changed_by,
        changed_at,
      })),
    };
  };

  const requirePassword = async (password: string | undefined, by: Account, client: string) => {
    if (!isFilled(password)) throw invalid({ current_password: signUpTexts.required });
    if (!(await isCurrentPassword(by, password, client)))
      throw invalid({ current_password: resetTexts.wrongCurrent });
  };

  const conflict = async (name: SettingName): Promise<RefusalError> => {
    const [change] = await latest(db, name, 1);
    if (!change) return invalid({ version: 'Must be the version of the setting' });
    const { changed_by, changed_at, version } = change;
    return new RefusalError(409, settingTexts.changedSince(changed_by), {
      changed: { changed_by, changed_at, version },
    });
  };

  /** Stores the value if its version is the next one, and returns the stored version. Undefined if it is not. */
  const store = ({ name, value, version }: SettingChange, by: Account): Promise<number | undefined> =>
    db.transaction().execute(async (tx) => {
      const [current] = await latest(tx, name, 1);
      const currentVersion = current?.version ?? 0;
      const text = JSON.stringify(value);
      if (text === JSON.stringify(settingValue(name, current?.value))) return currentVersion;
      if (version !== currentVersion) return undefined;
      const { id } = await tx
        .insertInto('setting_changes')
        .values({ name, version: version + 1, value: text, changed_by: by.id, changed_at: stamp(clock) })
        .returning('id')
        .executeTakeFirstOrThrow();
      await securityLog.add(tx, {
        kind: 'setting-changed',
        subject: { kind: 'setting-change', id },
        detail: name,
      });
      return version + 1;
    });

  return {
    all: async () => {
      const settings = keysOf(settingDefaults).map(async (name) => [name, await stored(name)] as const);
      return objectFrom(await Promise.all(settings)) as StoredSettings;
    },

    change: async (change, by, client) => {
      if (passwordSettings.has(change.name)) await requirePassword(change.current_password, by, client);
      const version = await store(change, by).catch((error: unknown) => {
        if (brokenUnique(error) === undefined) throw error;
        // A concurrent request stored this version, maybe with the same value.
        return store(change, by);
      });
      if (version === undefined) throw await conflict(change.name);
      return version;
    },
  };
}
