import { type SettingName, type SettingValues, settingDefaults } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';

/** The stored value, or the default. Stored values are valid; a part that was added to a setting later has its default. */
export const settingValue = <Name extends SettingName>(
  name: Name,
  stored: string | undefined,
): SettingValues[Name] => ({ ...settingDefaults[name], ...JSON.parse(stored ?? '{}') });

/** Reads the database each time, so that a change applies at once in every process. */
export async function readSetting<Name extends SettingName>(
  db: Db,
  name: Name,
): Promise<SettingValues[Name]> {
  const row = await db
    .selectFrom('setting_changes')
    .select('value')
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return settingValue(name, row?.value);
}
