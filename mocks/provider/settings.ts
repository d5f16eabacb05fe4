import {
  isAccountSet,
  type NotSetName,
  type SettingName,
  type SettingValues,
  settingDefaults,
  type User,
  unnamedAdmin,
} from '@imc/api/contract';
import type { Store } from './store.ts';

/** Returns the changes of a setting, newest first. */
export const changesOf = <Name extends SettingName>({ settingChanges }: Store, name: Name) =>
  settingChanges
    .filter((change): change is typeof change & { value: SettingValues[Name] } => change.name === name)
    .toReversed();

/** Returns the value of a setting that is in force. */
export const settingIn = <Name extends SettingName>(store: Store, name: Name): SettingValues[Name] =>
  changesOf(store, name)[0]?.value ?? settingDefaults[name];

/** Returns what must be set before the site goes live. The mocks have no environment variables. */
export const notSetIn = (store: Store, user: User): NotSetName[] => [
  ...(isAccountSet(settingIn(store, 'bank_account')) ? [] : (['bank_account'] as const)),
  ...(settingIn(store, 'committee_mailbox').email === settingDefaults.committee_mailbox.email
    ? (['committee_mailbox'] as const)
    : []),
  ...(user.name === unnamedAdmin ? (['own_name'] as const) : []),
  ...(store.accounts.get(user.id)?.secondFactor?.enabledAt ? [] : (['second_factor'] as const)),
];
