import {
  applicationReference,
  type SecurityEvent,
  type SecurityEventKind,
  securityEventKinds,
} from '@imc/api/contract';
import type { SecurityLogTableLabels } from '@imc/ui/membership';
import { count } from './figures.ts';
import { paymentStatesFor } from './payment-states.ts';

/** Kinds of events in plain words. */
const kinds: Readonly<Record<SecurityEventKind, string>> = {
  'sign-in': 'Signed in',
  'sign-in-failed': 'Sign-in failed',
  throttled: 'Had to wait after too many requests',
  forbidden: 'Refused: no permission',
  'not-own': 'Asked for a record of somebody else',
  decision: 'Decision',
  opened: 'Opened',
  exported: 'Exported',
  'role-changed': 'Role changed',
  'account-blocked': 'Account blocked',
  'account-unblocked': 'Account unblocked',
  'account-corrected': 'Details corrected',
  'sessions-ended': 'Signed out on every device',
  'second-factor-enabled': 'Second factor set up',
  'second-factor-disabled': 'Second factor removed',
  'second-factor-failed': 'Wrong code for a second factor',
  'second-factor-reset': 'Second factor removed by an admin',
  'second-factor-required': 'Rule for the second factor changed',
  'marketer-added': 'Marketer added',
  'marketer-changed': 'Marketer changed',
  'marketer-deleted': 'Marketer deleted',
  'setting-changed': 'Setting changed',
  'message-deleted': 'Message deleted',
  'newsletter-sent': 'Post sent to the newsletter’s readers',
  'password-changed': 'Password changed',
};

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
    'undone-pending': 'taken back, pending again',
    'undone-approved': 'taken back, approved again',
    'undone-rejected': 'taken back, rejected again',
    ...paymentStatesFor('log'),
    'part-payment': 'part payment recorded',
    undone: 'confirmation undone',
  },
  opened: { admin: 'as admin', treasurer: 'as treasurer', reviewer: 'as reviewer' },
  exported: { applications: 'applications', newsletter: 'the newsletter’s readers' },
  'role-changed': {
    member: 'to member',
    admin: 'to admin',
    treasurer: 'to treasurer',
    reviewer: 'to reviewer',
  },
  'account-corrected': { name: 'name', phone_number: 'telephone number', email: 'email address' },
  'second-factor-required': { on: 'required of staff', off: 'optional for staff' },
  'password-changed': { reset: 'with a mailed link', change: 'by its owner' },
};

function describe({ kind, detail, count: times }: SecurityEvent): string {
  const words = detail === null ? undefined : details[kind]?.[detail];
  const more = detail === 'more' ? ` – ${count(times)} more times` : '';
  const separator = ['role-changed', 'opened', 'exported'].includes(kind) ? ' ' : ': ';
  return `${kinds[kind]}${words ? `${separator}${words}` : ''}${more}`;
}

const nameOf = (account: { readonly id: number; readonly name: string | null }): string =>
  account.name ?? `Erased account ${account.id}`;

/** Names of records. */
const subjects: Readonly<Record<string, (id: number) => string>> = {
  application: (id) => `Application ${applicationReference(id)}`,
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
  if (kind === 'session') return `Session of ${nameOf(subject)}`;
  if (kind === 'account') return nameOf(subject);
  if (kind === 'marketer') return `Marketer ${subject.name ?? id}`;
  return subjects[kind]?.(id) ?? `${kind} ${id}`;
}

/** The page of SEC-6. */
export const securityLog = {
  title: 'Security log',
  text: 'Kept for a year. Nobody can change it.',
  toPeople: { label: 'People', to: '/admin/people' },
  filters: {
    kind: 'What',
    everything: 'Everything',
    kinds: securityEventKinds.map((value) => ({ value, label: kinds[value] })),
    account: 'E-mail or account number',
    wrongAccount: 'Enter a whole email address or an account number',
    from: 'From',
    to: 'To',
    apply: 'Apply',
  },
  loading: 'Loading the security log',
  failed: 'The security log could not be loaded.',
  empty: 'No events match.',
  older: 'Older events',
  newest: 'Newest events',
  table: {
    when: 'When',
    what: 'What',
    who: 'Who',
    about: 'About',
    describe,
    describeAccount: ({ account }) => (account ? nameOf(account) : 'Nobody signed in'),
    describeSubject,
  } satisfies SecurityLogTableLabels,
} as const;
