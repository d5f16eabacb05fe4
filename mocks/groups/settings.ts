import {
  changeSettingCall,
  isAccountSet,
  isFilled,
  passwordSettings,
  paymentDetailsCall,
  resetTexts,
  type SettingChange,
  type SettingName,
  type StoredSettings,
  settingDefaults,
  settingsCall,
  settingTexts,
  signUpTexts,
  type User,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import { type HandlerMaker, invalid } from '../provider/exchange.ts';
import { RefusalError } from '../provider/refusal-error.ts';
import { changesOf, settingIn } from '../provider/settings.ts';
import type { Store } from '../provider/store.ts';

/** Number of changes that are returned with each setting. */
const changesShown = 20;

function stored<Name extends SettingName>(store: Store, name: Name) {
  const changes = changesOf(store, name);
  return {
    value: settingIn(store, name),
    version: changes.length,
    history: changes.slice(0, changesShown).map(({ version, value, changed_by, changed_at }, index) => ({
      version,
      from: changes[index + 1]?.value ?? settingDefaults[name],
      to: value,
      changed_by,
      changed_at,
    })),
  };
}

/** Stores a change and returns the version of the setting. Throws a 400 for a wrong password, and a 409 if the setting was changed since. */
function change(store: Store, body: SettingChange, user: User, now: Date): number {
  const { name, value, version } = body;
  if (passwordSettings.has(name)) {
    if (!isFilled(body.current_password)) throw invalid({ current_password: signUpTexts.required });
    if (store.accounts.get(user.id)?.password !== body.current_password)
      throw invalid({ current_password: resetTexts.wrongCurrent });
  }
  const [last] = changesOf(store, name);
  if (JSON.stringify(value) === JSON.stringify(settingIn(store, name))) return last?.version ?? 0;
  if (version !== (last?.version ?? 0)) {
    if (!last) throw invalid({ version: 'Must be the version of the setting' });
    const { changed_by, changed_at } = last;
    throw new RefusalError(409, settingTexts.changedSince(changed_by), {
      changed: { changed_by, changed_at, version: last.version },
    });
  }
  store.settingChanges.push({
    name,
    value,
    version: version + 1,
    changed_by: user.name,
    changed_at: now.toISOString(),
  });
  return version + 1;
}

/** Creates the handlers for the settings. */
export function createSettingHandlers(make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] {
  return [
    make.guarded(settingsCall, () => {
      const settings: StoredSettings = {
        bank_account: stored(store, 'bank_account'),
        committee_mailbox: stored(store, 'committee_mailbox'),
        retention: stored(store, 'retention'),
        waiting_times: stored(store, 'waiting_times'),
        contact_messages: stored(store, 'contact_messages'),
        staff_digest: stored(store, 'staff_digest'),
      };
      return { settings };
    }),

    make.guarded(changeSettingCall, ({ body, user }) => {
      return { message: settingTexts.saved, version: change(store, body, user, now()) };
    }),
  ];
}

/** Creates the handler for what members see of the settings. */
export const createPaymentDetailsHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(paymentDetailsCall, () => {
    const bank_account = settingIn(store, 'bank_account');
    return {
      bank_account: isAccountSet(bank_account) ? bank_account : null,
      email: settingIn(store, 'committee_mailbox').email,
    };
  }),
];
