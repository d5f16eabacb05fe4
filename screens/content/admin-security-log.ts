import {
  accountRoles,
  applicationReference,
  mapKeys,
  roleNames,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
  securityEventNames,
} from '@imc/api/contract';
import type { SecurityLogTableLabels } from '@imc/ui/membership';
import { count } from './figures.ts';
import { paymentStatesFor } from './payment-states.ts';

/** Details in plain words, after the kind. Details without words are not shown. */
const details: Readonly<Partial<Record<SecurityEventKind, Readonly<Record<string, string>>>>> = {
  'sign-in': { 'second-factor': 'with a code', 'recovery-code': 'with a recovery code' },
  'sign-in-failed': { 'current-password': 'wrong current password', 'second-factor': 'wrong code' },
  'second-factor-failed': { 'set-up': 'while setting it up', removal: 'while removing it' },
  throttled: { 'sign-in': 'sign-ins', calls: 'requests', uploads: 'uploads' },
  decision: {
    pending: 'set to pending',
    approved: 'approved',
    rejected: 'rejected',
    withdrawn: 'withdrawn by the applicant',
    'undone-pending': 'undone, pending again',
    'undone-approved': 'undone, approved again',
    'undone-rejected': 'undone, rejected again',
    ...paymentStatesFor('log'),
    'part-payment': 'part payment recorded',
    undone: 'confirmation undone',
  },
  exported: { applications: 'applications', newsletter: 'the newsletter’s readers' },
  'role-changed': mapKeys(accountRoles, (role) => `to ${roleNames[role].toLowerCase()}`),
  'account-corrected': { name: 'name', phone_number: 'telephone number', email: 'email address' },
  'second-factor-required': { on: 'required of staff', off: 'optional for staff' },
  'password-changed': { reset: 'with a mailed link', change: 'by its owner' },
};

function describe({ kind, detail, count: times }: SecurityEvent): string {
  const words = detail === null ? undefined : details[kind]?.[detail];
  const more = detail === 'more' ? ` – ${count(times)} more times` : '';
  const separator = ['role-changed', 'exported'].includes(kind) ? ' ' : ': ';
  return `${securityEventNames[kind]}${words ? `${separator}${words}` : ''}${more}`;
}

const nameOf = (account: { readonly id: number; readonly name: string | null }): string =>
  account.name ?? `Erased account ${account.id}`;

/** Names of records. */
const subjects: Readonly<Record<string, (id: number) => string>> = {
  application: applicationReference,
  draft: (id) => `Draft ${applicationReference(id)}`,
  payment: (id) => `Payment of ${applicationReference(id)}`,
  proof: (id) => `Proof of ${applicationReference(id)}`,
  receipt: (id) => `Receipt of ${applicationReference(id)}`,
  'information-request': (id) => `Request for information ${id}`,
  message: (id) => `Message ${id}`,
};

function describeSubject({ subject }: SecurityEvent): string {
  if (!subject) return '';
  const { kind, id } = subject;
  if (kind === 'photo') return `Photo of ${nameOf(subject)}`;
  if (kind === 'document') return `Document of ${nameOf(subject)}`;
  if (kind === 'session') return `Session of ${nameOf(subject)}`;
  if (kind === 'account') return nameOf(subject);
  if (kind === 'marketer') return `Marketer ${subject.name ?? id}`;
  return subjects[kind]?.(id) ?? `${kind} ${id}`;
}

/** The page of SEC-6. */
export const securityLog = {
  title: 'Security log',
  text: 'Events are kept for a year. Nobody can change them.',
  filters: {
    kind: 'Event',
    everything: 'Everything',
    kinds: securityEventKinds.map((value) => ({ value, label: securityEventNames[value] })),
    account: 'Email or account number',
    wrongAccount: 'Enter a whole email address or an account number',
    from: 'From',
    to: 'To',
  },
  loading: 'Loading the security log',
  failed: 'The security log could not be loaded.',
  empty: 'No events match.',
  older: 'Older events',
  newest: 'Newest events',
  table: {
    when: 'When',
    what: 'Event',
    who: 'Who',
    describe,
    describeAccount: ({ account }) => (account ? nameOf(account) : 'Unknown'),
    describeSubject,
  } satisfies SecurityLogTableLabels,
} as const;
