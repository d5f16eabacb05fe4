import {
  decisionTimesFrom,
  decisionTimesOf,
  flatFees,
  type RetentionName,
  retentionLimits,
  type SettingName,
  type SettingValues,
  settingTexts,
} from '@imc/api';
import type { SettingField, SettingFormLabels, SettingHistoryLabels } from '@imc/ui/membership';
import { count } from './figures.ts';
import { naira } from './money.ts';

/** Limits of a retention period: 'From 7 to 90'. */
const limits = (name: RetentionName): string =>
  `From ${count(retentionLimits[name].min)} to ${count(retentionLimits[name].max)}`;

const { annual, induction } = flatFees;

type Fields = { readonly [Name in SettingName]: readonly SettingField<Name>[] };

const fields: Fields = {
  bank_account: [
    { name: 'bank', label: 'Bank' },
    { name: 'name', label: 'Account name' },
    { name: 'number', label: 'Account number', help: '10 digits', kind: 'digits' },
  ],
  fee_basis: [
    {
      name: 'basis',
      label: 'Fees that are charged',
      options: [
        {
          value: 'grade',
          label: 'By grade',
          help: 'The public table: the application fee when an application is submitted, and the admission or induction fee once it is approved.',
        },
        {
          value: 'flat',
          label: 'Flat',
          help: `The same for every grade: ${naira(annual.amount)}, the ${annual.label}, when an application is submitted, and once ${naira(induction.amount)}, the ${induction.label}, after the first approval.`,
        },
      ],
    },
  ],
  committee_mailbox: [{ name: 'email', label: 'Email address', kind: 'email' }],
  retention: [
    {
      name: 'sent_mails',
      label: 'Sent emails, with address and content (days)',
      help: `${limits('sent_mails')}.`,
      kind: 'digits',
    },
    {
      name: 'failed_mails',
      label: 'Failed emails, with address and content (days)',
      help: `${limits('failed_mails')}. Until then they can be sent again.`,
      kind: 'digits',
    },
    {
      name: 'mail_rows',
      label: 'Delivery records (days)',
      help: `${limits('mail_rows')}.`,
      kind: 'digits',
    },
    {
      name: 'messages',
      label: 'Messages from the forms (days)',
      help: `${limits('messages')}, counted from the day they came.`,
      kind: 'digits',
    },
    {
      name: 'drafts',
      label: 'Unsubmitted applications (days)',
      help: `${limits('drafts')}, counted from the last save. Drafts with a proof of payment are kept.`,
      kind: 'digits',
    },
  ],
  contact_messages: [
    {
      name: 'stored',
      label: 'Store messages from the contact and join forms',
      help: 'If off, the forms say that messages are not sent.',
    },
  ],
  staff_digest: [
    {
      name: 'sent',
      label: 'Send an email each morning if there is something to do',
      help: 'At 07:00 in Lagos, to the mailbox of the committee.',
    },
  ],
  waiting_times: [
    {
      name: 'shown',
      label: 'Show how long recent decisions took',
      help: `The median of the last ${decisionTimesOf} decisions, once there are ${decisionTimesFrom}.`,
    },
  ],
};

const notSet = 'Not set';

const partText = (part: string | number | boolean): string =>
  typeof part === 'boolean' ? (part ? 'yes' : 'no') : String(part) || 'not set';

/** Returns the changed parts of a setting with their labels. */
export function settingParts<Name extends SettingName>(
  name: Name,
  from: SettingValues[Name],
  to: SettingValues[Name],
): { label: string; from: string; to: string }[] {
  const parts: readonly SettingField<Name>[] = fields[name];
  return parts
    .map((part) => ({ label: part.label, from: partOf(from, part), to: partOf(to, part) }))
    .filter((part) => part.from !== part.to);
}

/** Returns the parts of a setting's value with their labels. */
export const settingFacts = <Name extends SettingName>(
  name: Name,
  value: SettingValues[Name],
): { term: string; description: string }[] =>
  (fields[name] as readonly SettingField<Name>[]).map((part) => ({
    term: part.label,
    description: partOf(value, part),
  }));

function partOf(
  value: object,
  { name, options }: Pick<SettingField<SettingName>, 'options'> & { name: string },
): string {
  const part = (value as Readonly<Record<string, string | number | boolean>>)[name] ?? '';
  return options?.find((option) => option.value === part)?.label ?? partText(part);
}

const onOff = (isOn: boolean): string => (isOn ? 'On' : 'Off');

const summaries: { readonly [Name in SettingName]: (value: SettingValues[Name]) => string } = {
  bank_account: ({ bank, number }) => (number ? `${bank}, ${number}` : notSet),
  fee_basis: ({ basis }) => (basis === 'grade' ? 'By grade' : 'Flat'),
  committee_mailbox: ({ email }) => email,
  retention: ({ sent_mails, messages, drafts }) =>
    `Days: ${sent_mails} for emails, ${messages} for messages, ${drafts} for drafts`,
  contact_messages: ({ stored }) => (stored ? 'Stored' : 'Not stored'),
  staff_digest: ({ sent }) => onOff(sent),
  waiting_times: ({ shown }) => onOff(shown),
};

/** Returns a setting's value in a few words. */
export const settingSummary = <Name extends SettingName>(name: Name, value: SettingValues[Name]): string =>
  summaries[name](value);

/** The page of SET-1. */
export const settings = {
  title: 'Settings',
  notSet,
  lead: 'Changes apply when you save, and are recorded with the date and your name.',
  /** Instead of the forms, for staff who may not change settings (PPL-3). */
  readOnly: 'You can read the settings and their changes; an admin changes them.',
  loading: 'Loading settings',
  failed: 'The settings could not be loaded.',
  notSaved: 'The setting could not be saved. What you typed is still here. Please try again.',
  sections: {
    bank_account: {
      title: 'Bank account',
      text: 'Members transfer their fees to this account. Until it is set, they are asked not to pay. Check it against a bank statement before you save: one wrong digit sends their money to somebody else.',
    },
    fee_basis: {
      title: 'Fees',
      text: `The Institute publishes two sets of fees. The one you choose is charged; the other is shown in small print where members pay. A change applies to new charges only. Under both, members pay the ${annual.label} of ${naira(annual.amount)} each year after the year of their admission.`,
    },
    committee_mailbox: {
      title: 'Committee email',
      text: 'Replies to the emails of this site come here, and members with a queried payment are told to write to this address.',
    },
    retention: {
      title: 'Retention',
      text: 'How long stored emails, messages and drafts are kept. Emails are counted from the day they were queued. A shorter time applies after seven days, and what is deleted can’t be restored.',
    },
    contact_messages: {
      title: 'Messages from the forms',
      text: 'Admins read them on the page Messages. Switch this on only if somebody reads them every working day: visitors expect an answer.',
    },
    staff_digest: {
      title: 'Daily digest',
      text: 'What the bell shows, such as applications that await a decision and payments that await confirmation, each with a link.',
    },
    waiting_times: {
      title: 'Waiting times',
      text: 'Members with a pending application, and visitors who look for their grade, see how long others waited.',
    },
  } satisfies Readonly<Record<SettingName, { title: string; text: string }>>,
  fields,
  form: {
    submit: 'Save',
    saved: settingTexts.saved,
    unavailable: 'The form could not be checked. Please try again.',
    password: {
      label: 'Your current password',
      help: 'Needed because this setting decides where money goes.',
      show: 'Show your current password',
    },
  } satisfies SettingFormLabels,
  history: {
    title: 'Changes',
    from: 'from',
    to: 'to',
    earlier: (count) => (count === 1 ? '1 earlier change' : `${count} earlier changes`),
  } satisfies SettingHistoryLabels,
} as const;
