import * as z from 'zod/mini';
import { type RetentionName, retentionLimits, type SettingName, settingTexts } from '../rules/settings.ts';
import { invalidEmailText, textLimits } from '../rules/text.ts';
import { typedText } from './text.ts';

/** A line of text that is not empty, without control and formatting characters. Spaces around it are removed. */
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

/** An address that every mail can name as the one to answer to: ASCII, and a domain with an ending. Stricter than `isEmail`. */
const mailboxPattern = /^[\w.+-]+@([a-z\d]+(-[a-z\d]+)*\.)+[a-z]{2,}$/i;

/** Schema of each setting's value (SET-1). */
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
  /** Mailbox of the committee, to which members write. */
  committee_mailbox: z.object({
    email: typedText(invalidEmailText).check(
      z.trim(),
      z.maxLength(textLimits.email, `Must be at most ${textLimits.email} characters long`),
      z.regex(mailboxPattern, invalidEmailText),
    ),
  }),
  /** Days after which stored data is deleted. */
  retention: z.object({
    sent_mails: days('sent_mails'),
    failed_mails: days('failed_mails'),
    mail_rows: days('mail_rows'),
    messages: days('messages'),
  }),
  /** Whether members and visitors see how long decisions took lately. */
  waiting_times: z.object({ shown: z.boolean({ error: settingTexts.yesOrNo }) }),
  /** Whether messages from the contact forms and the form to join are stored. Otherwise these forms send nothing (MSG-1). */
  contact_messages: z.object({ stored: z.boolean({ error: settingTexts.yesOrNo }) }),
  /** Whether the committee's mailbox gets a mail each morning with what waits (MAIL-9). */
  staff_digest: z.object({ sent: z.boolean({ error: settingTexts.yesOrNo }) }),
} as const satisfies Record<SettingName, z.ZodMiniType>;

/** A bank account that is in force. Its parts are empty until an admin has entered them. */
const storedAccount = z.object({ bank: z.string(), name: z.string(), number: z.string() });

/** Values of all settings by name. */
export type SettingValues = { readonly [Name in SettingName]: z.output<(typeof settingSchemas)[Name]> };

/** Returns what is wrong with a setting's value, by field. Undefined if it is valid. */
export function settingProblems(name: SettingName, value: unknown): Record<string, string> | undefined {
  const result = settingSchemas[name].safeParse(value);
  if (result.success) return undefined;
  const problems: Record<string, string> = {};
  for (const { path, message } of result.error.issues) problems[path.join('.')] ??= message;
  return problems;
}

/** Schema of a setting as admins see it. */
const stored = <Value extends z.ZodMiniType>(value: Value) =>
  z.object({
    value,
    /** Number of changes so far. A change sends it back, so that it overwrites nothing unseen. */
    version: z.number(),
    /** The latest changes, newest first. */
    history: z.array(
      z.object({
        version: z.number(),
        from: value,
        to: value,
        /** Name of the admin. */
        changed_by: z.string(),
        /** UTC ISO time. */
        changed_at: z.string(),
      }),
    ),
  });

/** Schema of all settings as admins see them. */
export const storedSettingsSchema = z.object({
  bank_account: stored(storedAccount),
  committee_mailbox: stored(settingSchemas.committee_mailbox),
  retention: stored(settingSchemas.retention),
  waiting_times: stored(settingSchemas.waiting_times),
  contact_messages: stored(settingSchemas.contact_messages),
  staff_digest: stored(settingSchemas.staff_digest),
});

/** A setting as admins see it. */
export interface StoredSetting<Name extends SettingName> {
  readonly value: SettingValues[Name];
  /** Number of changes so far. */
  readonly version: number;
  /** The latest changes, newest first. */
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

/** All settings with their history, by name. */
export type StoredSettings = { readonly [Name in SettingName]: StoredSetting<Name> };

const change = <Name extends SettingName, Value extends z.ZodMiniType>(name: Name, value: Value) =>
  z.object({
    name: z.literal(name),
    value,
    /** The `version` that the admin saw. */
    version: z.int({ error: 'Must be the version of the setting' }).check(z.gte(0)),
    /** Required for the bank account. */
    current_password: z.optional(z.string()),
  });

/** Schema of a change of one setting. */
export const settingChangeSchema = z.discriminatedUnion('name', [
  change('bank_account', settingSchemas.bank_account),
  change('committee_mailbox', settingSchemas.committee_mailbox),
  change('retention', settingSchemas.retention),
  change('waiting_times', settingSchemas.waiting_times),
  change('contact_messages', settingSchemas.contact_messages),
  change('staff_digest', settingSchemas.staff_digest),
]);

/** A change of one setting. */
export type SettingChange = z.infer<typeof settingChangeSchema>;

/** Who changed a setting last, and when. */
export const lastSettingChangeSchema = z.object({
  /** Name of the admin. */
  changed_by: z.string(),
  /** UTC ISO time. */
  changed_at: z.string(),
  /** The version that it has now. */
  version: z.number(),
});
