import { isAccountSet, keysOf, type NotSetName, settingDefaults, unnamedAdmin } from '@imc/api/contract';
import { type Config, sampleMailFrom } from '../../config.ts';
import type { Db } from '../../db/types.ts';
import type { Account } from '../../shared/account.ts';
import { readSetting } from './setting-values.ts';

/** Known to the server itself. */
export type NotSetOnServer = Exclude<NotSetName, 'own_name' | 'second_factor'>;

/** Consequences for a live site. */
export const notSetTexts: Readonly<Record<NotSetOnServer, string>> = {
  bank_account: 'The bank account is not set, so nobody can pay. Set it at /admin/settings',
  committee_mailbox: 'The mailbox of the committee is a sample. Set it at /admin/settings',
  PUBLIC_URL: 'PUBLIC_URL is not set, so mails and search engines name the address of HOST and PORT',
  SMTP_URL: 'SMTP_URL is not set, so mails are written to files in DATA_DIR/outbox and reach nobody',
  MAIL_FROM: 'MAIL_FROM is not set, so mails come from a sample address',
};

/** By an admin about the own account. */
export const notSetBy = ({ name, second_factor_at }: Account): NotSetName[] => [
  ...(name === unnamedAdmin ? (['own_name'] as const) : []),
  ...(second_factor_at === null ? (['second_factor'] as const) : []),
];

/** Settings and environment variables that must be set before the site goes live (SET-5). */
export async function notSetOnServer(
  db: Db,
  { publicUrl, smtpUrl, mailFrom }: Pick<Config, 'publicUrl' | 'smtpUrl' | 'mailFrom'>,
): Promise<NotSetOnServer[]> {
  const [account, { email }] = await Promise.all([
    readSetting(db, 'bank_account'),
    readSetting(db, 'committee_mailbox'),
  ]);
  const isSet: Readonly<Record<NotSetOnServer, boolean>> = {
    bank_account: isAccountSet(account),
    committee_mailbox: email !== settingDefaults.committee_mailbox.email,
    PUBLIC_URL: publicUrl !== undefined,
    SMTP_URL: smtpUrl !== undefined,
    MAIL_FROM: mailFrom !== sampleMailFrom,
  };
  return keysOf(isSet).filter((name) => !isSet[name]);
}
