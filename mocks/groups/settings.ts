import {
  changeSettingCall,
  isAccountSet,
  paymentDetailsCall,
  type SettingName,
  settingDefaults,
  settingsCall,
  settingTexts,
} from '@imc/api/contract';
import type { HttpHandler } from 'msw';
import type { HandlerMaker } from '../provider/exchange.ts';
import { changesOf, settingIn } from '../provider/settings.ts';
import type { Store } from '../provider/store.ts';

function stored<Name extends SettingName>(store: Store, name: Name) {
  const changes = changesOf(store, name);
  return {
    value: settingIn(store, name),
    version: changes.length,
    history: changes.map(({ version, value, changed_by, changed_at }, index) => ({
      version,
      from: changes[index + 1]?.value ?? settingDefaults[name],
      to: value,
      changed_by,
      changed_at,
    })),
  };
}

export const createSettingHandlers = (make: HandlerMaker, store: Store, now: () => Date): HttpHandler[] => [
  make.guarded(settingsCall, () => ({
    settings: {
      bank_account: stored(store, 'bank_account'),
      committee_mailbox: stored(store, 'committee_mailbox'),
      retention: stored(store, 'retention'),
      waiting_times: stored(store, 'waiting_times'),
      contact_messages: stored(store, 'contact_messages'),
      staff_digest: stored(store, 'staff_digest'),
      fee_basis: stored(store, 'fee_basis'),
    },
  })),

  make.guarded(changeSettingCall, ({ body: { name, value }, user }) => {
    const version = changesOf(store, name).length + 1;
    const change = { name, value, version, changed_by: user.name, changed_at: now().toISOString() };
    store.settingChanges.push(change);
    return { message: settingTexts.saved, version };
  }),
];

/** For members. */
export const createPaymentDetailsHandlers = (make: HandlerMaker, store: Store): HttpHandler[] => [
  make.guarded(paymentDetailsCall, () => {
    const bank_account = settingIn(store, 'bank_account');
    return {
      bank_account: isAccountSet(bank_account) ? bank_account : null,
      email: settingIn(store, 'committee_mailbox').email,
      fee_basis: settingIn(store, 'fee_basis').basis,
    };
  }),
];
