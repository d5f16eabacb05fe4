import * as z from 'zod/mini';
import { feeBases } from '../rules/charges.ts';
import { type RetentionName, retentionLimits, type SettingName, settingTexts } from '../rules/settings.ts';
import { invalidEmailText, textLimits } from '../rules/text.ts';
import { described } from './described.ts';
import { typedText } from './text.ts';
import { accountName, count, timestamp } from './values.ts';

/** Not empty, without control and formatting characters. Spaces around it are removed. */
const line = (missing: string) =>
  typedText(missing).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(textLimits.line, `Must be at most ${textLimits.line} characters long`),
    z.regex(/^[^\p{Cc}\p{Cf}]*$/u, settingTexts.oneLine),
  );

const days = (name: RetentionName) => {
  const limits = retentionLimits[name];
  const error = settingTexts.days(limits);
  return z.int({ error }).check(z.gte(limits.min, error), z.lte(limits.max, error));
};

/** An address for the 'Reply-To' of every mail: ASCII, and a domain with an ending. Stricter than `isEmail`. */
const mailboxPattern = /^[\w.+-]+@([a-z\d]+(-[a-z\d]+)*\.)+[a-z]{2,}$/i;

/** SET-1. */
export const settingSchemas = {
  /** Account to which members transfer fees. */
  bank_account: z.object({
    bank: line(settingTexts.bank),
    name: line(settingTexts.accountName),
    number: typedText(settingTexts.accountNumber).check(
      z.trim(),
      z.regex(/^\d{10}$/, settingTexts.accountNumber),
    ),
  }),
  /** Members write to it. */
  committee_mailbox: z.object({
    email: typedText(invalidEmailText).check(
      z.trim(),
      z.maxLength(textLimits.email, `Must be at most ${textLimits.email} characters long`),
      z.regex(mailboxPattern, invalidEmailText),
    ),
  }),
  /** In days. */
  retention: z.object({
    sent_mails: days('sent_mails'),
    failed_mails: days('failed_mails'),
    mail_rows: days('mail_rows'),
    messages: days('messages'),
    drafts: days('drafts'),
  }),
  /** Whether members and visitors see the median time to a decision. */
  waiting_times: z.object({ shown: z.boolean({ error: settingTexts.yesOrNo }) }),
  /** Whether messages from the forms are stored. Otherwise the forms send nothing (MSG-1). */
  contact_messages: z.object({ stored: z.boolean({ error: settingTexts.yesOrNo }) }),
  /** Whether the committee gets a mail each morning with what waits (MAIL-9). */
  staff_digest: z.object({ sent: z.boolean({ error: settingTexts.yesOrNo }) }),
  /** Which statement of fees is charged (SET-7). */
  fee_basis: z.object({ basis: z.enum(feeBases, { error: settingTexts.feeBasis }) }),
} as const satisfies Record<SettingName, z.ZodMiniType>;

/** Its parts are empty until an admin has entered them. */
const storedAccount = z.object({ bank: z.string(), name: z.string(), number: z.string() });

export type SettingValues = { readonly [Name in SettingName]: z.output<(typeof settingSchemas)[Name]> };

/** By field. Undefined if the value is valid. */
export function settingProblems(name: SettingName, value: unknown): Record<string, string> | undefined {
  const result = settingSchemas[name].safeParse(value);
  if (result.success) return undefined;
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= message;
  return problems;
}

const stored = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    version: described(
      'Number of changes so far. A change sends it back, so that it overwrites nothing unseen.',
      count,
    ),
    /** Newest first. */
    history: z.array(
      z.object({
        version: count,
        from: value,
        to: value,
        changed_by: described('Name of the admin.', accountName),
        changed_at: timestamp,
      }),
    ),
  });

export const storedSettingsSchema = z.object({
  bank_account: stored(storedAccount),
  committee_mailbox: stored(settingSchemas.committee_mailbox),
  retention: stored(settingSchemas.retention),
  waiting_times: stored(settingSchemas.waiting_times),
  contact_messages: stored(settingSchemas.contact_messages),
  staff_digest: stored(settingSchemas.staff_digest),
  fee_basis: stored(settingSchemas.fee_basis),
});

export interface StoredSetting<Name extends SettingName> {
  readonly value: SettingValues[Name];
  /** Number of changes so far. */
  readonly version: number;
  /** Newest first. */
  readonly history: {
    readonly version: number;
    readonly from: SettingValues[Name];
    readonly to: SettingValues[Name];
    /** Name of the admin. */
    readonly changed_by: string;
    /** UTC ISO time. */
    readonly changed_at: string;
  }[];
}

export type StoredSettings = { readonly [Name in SettingName]: StoredSetting<Name> };

const change = <Name extends SettingName, Value extends z.ZodMiniType>(name: Name, value: Value) =>
  z.object({
    name: z.literal(name),
    value,
    version: described(
      'The `version` that the admin saw.',
      z.int({ error: 'Must be the version of the setting' }).check(z.gte(0)),
    ),
    current_password: described('Required for the bank account.', z.optional(z.string())),
  });

export const settingChangeSchema = z.discriminatedUnion('name', [
  change('bank_account', settingSchemas.bank_account),
  change('committee_mailbox', settingSchemas.committee_mailbox),
  change('retention', settingSchemas.retention),
  change('waiting_times', settingSchemas.waiting_times),
  change('contact_messages', settingSchemas.contact_messages),
  change('staff_digest', settingSchemas.staff_digest),
  change('fee_basis', settingSchemas.fee_basis),
]);

export type SettingChange = z.infer<typeof settingChangeSchema>;

export const lastSettingChangeSchema = z.object({
  changed_by: described('Name of the admin.', accountName),
  changed_at: timestamp,
  version: described('The current version.', count),
});
