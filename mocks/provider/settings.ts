import { type SettingName, type SettingValues, settingDefaults } from '@imc/api/contract';
import type { Store } from './store.ts';

/** Newest first. */
export const changesOf = <Name extends SettingName>({ settingChanges }: Store, name: Name) =>
  settingChanges
    .filter((change): change is typeof change & { value: SettingValues[Name] } => change.name === name)
    .toReversed();

export const settingIn = <Name extends SettingName>(store: Store, name: Name): SettingValues[Name] =>
  changesOf(store, name)[0]?.value ?? settingDefaults[name];
