import type { settingDefaults } from './setting-defaults.ts';

/** In days. */
interface DayLimits {
  readonly min: number;
  readonly max: number;
}

/** Limits of each retention period (SET-6). The rows of mails stay longer than any content. */
export const retentionLimits = {
  /** Recipient and content of sent and cancelled mails. */
  sent_mails: { min: 7, max: 90 },
  /** Recipient and content of failed mails, which can be sent again until then. */
  failed_mails: { min: 14, max: 180 },
  /** Everything else about a mail: when it was queued and sent, and why it failed. */
  mail_rows: { min: 180, max: 1825 },
  /** Messages from the contact forms and the form to join. */
  messages: { min: 30, max: 1095 },
  /** Applications that were never submitted, without a proof of payment. */
  drafts: { min: 90, max: 1095 },
} as const satisfies Record<string, DayLimits>;

export type RetentionName = keyof typeof retentionLimits;

export type SettingName = keyof typeof settingDefaults;

/** Settings whose change asks for the admin's current password, because a false value would send money elsewhere (SET-3). */
export const passwordSettings: ReadonlySet<SettingName> = new Set(['bank_account']);

/** Whether members can pay into the bank account: an admin has set it (PAY-1). */
export const isAccountSet = ({ number }: { readonly number: string }): boolean => number !== '';

/** The specification defines none. */
export const settingTexts = {
  saved: 'The setting was saved.',
  /** 409: another admin has changed the setting since it was read. */
  changedSince: (name: string) =>
    `${name} has changed this setting since you opened it. Nothing was saved, and what you typed is still here. Look at the change below, then save again or leave it.`,
  bank: 'Enter the name of the bank',
  accountName: 'Enter the name of the account',
  accountNumber: 'Enter the account number: 10 digits',
  oneLine: 'Must be one line of plain text',
  days: ({ min, max }: DayLimits) => `Enter a whole number of days from ${min} to ${max}`,
  yesOrNo: 'Must be true or false',
  feeBasis: 'Choose which fees are charged',
} as const;
