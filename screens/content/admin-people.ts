import {
  type AccountGroup,
  type AccountRole,
  accountGroups,
  accountRoles,
  aRole,
  mapKeys,
  nameChangeTexts,
  roleNames,
} from '@imc/api/contract';
import type {
  AccountDialogLabels,
  CorrectDetailsDialogLabels,
  PeopleTableLabels,
  ReasonDialogLabels,
} from '@imc/ui/membership';
import { settings } from './admin-settings.ts';
import { count } from './figures.ts';
import { pagedLabels } from './table-labels.ts';

const groupNames: Readonly<Record<AccountGroup, string>> = {
  ...mapKeys(accountRoles, (role) => `${roleNames[role]}s`),
  staff: 'All staff',
  'name-change': 'Name change requested',
};

/** The page of PPL-5. */
export const people = {
  title: 'People',
  search: 'Search by name, email or phone',
  role: 'Role',
  everyone: 'Everyone',
  groups: accountGroups.map((value) => ({
    value,
    label: groupNames[value],
  })),
  loading: 'Loading people',
  failed: 'People could not be loaded.',
  empty: 'Nobody matches. Try fewer words or another role.',
  clear: 'Show all',
  caption: 'People',
  table: {
    ...pagedLabels((total) => (total === 1 ? '1 person' : `${count(total)} people`)),
    name: 'Name',
    email: 'Email',
    membership: 'Membership',
    role: 'Role',
    roles: roleNames,
    you: 'you',
    blocked: 'Blocked',
    refused: 'Emails to this address are refused',
    noSecondFactor: 'No second factor',
    since: 'Since',
    openOf: (name) => `Open ${name}`,
  } satisfies PeopleTableLabels,
  correct: 'Correct details',
  nameChange: {
    agree: {
      label: 'Agree to new name',
      confirm: 'Change name',
      question: (name: string, asked: string) =>
        `Change the name of ${name} to ${asked}? The member is told by email, and the picture of the document is deleted.`,
    },
    refuse: 'Refuse new name',
    refuseText: (name: string, asked: string) =>
      `${name} keeps the present name, not ${asked}. The member reads the reason in the profile. The picture of the document is deleted.`,
    labels: {
      title: 'Refuse new name',
      reason: 'Why the name is not changed',
      reasonRequired: nameChangeTexts.answerRequired,
      submit: 'Refuse',
      cancel: 'Cancel',
      close: 'Close',
      unavailable: 'The form could not be checked. Please try again.',
    } satisfies ReasonDialogLabels,
  },
  /** What an admin may do with an account: the button, and the question that follows. */
  actions: {
    endSessions: {
      label: 'Sign out everywhere',
      question: (name: string) => `Sign out ${name} on every device?`,
    },
    block: {
      label: 'Block',
      question: (name: string) =>
        `Block ${name}? The account is signed out everywhere and can’t sign in until an admin lifts the block. Nothing is deleted.`,
    },
    unblock: { label: 'Unblock', question: (name: string) => `Let ${name} sign in again?` },
    resetSecondFactor: {
      label: 'Remove second factor',
      confirm: 'Remove',
      question: (name: string) =>
        `Remove the second factor of ${name}? Make sure that you are talking to this person: the password alone will be enough to sign in.`,
    },
  },
  confirm: {
    role: (name: string, role: AccountRole) =>
      `Make ${name} ${aRole(role)}? The account is signed out everywhere and has to sign in again.`,
    roleLabel: 'Change role',
    cancel: 'Cancel',
    failed: 'Nothing was changed. Please try again.',
  },
  required: {
    title: 'Second factor for staff',
    on: 'Required: staff without one can only set it up.',
    off: 'Optional: staff decide for themselves.',
    turnOn: 'Require it',
    turnOff: 'Make it optional',
    askOn:
      'Require a second factor of all staff? Staff without one can do nothing else until they set it up.',
    askOff: 'Let staff sign in without a second factor?',
  },
  messages: 'Messages',
  dismiss: 'Dismiss',
} as const;

export const accountDialogLabels: AccountDialogLabels = {
  facts: { email: 'Email', phone: 'Phone', membership: 'Membership type', secondFactor: 'Second factor' },
  secondFactorStates: { on: 'On', off: 'Off' },
  role: 'Role',
  roles: roleNames,
  roleHelp: {
    member: 'No access to the admin area.',
    admin: 'Everything, including people and the security log.',
    treasurer: 'Reads everything about applications, and records payments.',
    reviewer: 'Reads everything about applications, and writes notes. Decides nothing.',
  },
  save: 'Change role',
  nameChange: {
    name: 'Requested name',
    reason: 'Reason given',
    askedAt: 'Asked',
    document: 'Document',
    open: 'Open the document (new tab)',
  },
  corrections: { ...settings.history, title: 'Corrections' },
  details: { name: 'Name', phone_number: 'Phone', email: 'Email' },
  blocked: 'Blocked: this person can’t sign in until an admin lifts the block.',
  own: 'This is your own account. Another admin has to change your role; password, devices and second factor are under Your account.',
  close: 'Close',
};

/** The dialog of PPL-13. */
export const correctDetailsLabels: CorrectDetailsDialogLabels = {
  title: 'Correct details',
  text: (name) =>
    `${name} is told by email what was corrected, and why. Submitted applications stay as they are.`,
  details: { name: 'Full name', phone_number: 'Telephone number', email: 'Email address' },
  emailHelp:
    'If you change the address, the account is signed out on every device, and we email both addresses.',
  emailProven:
    'The owner has confirmed this address with the link we sent to it, so it can’t be corrected here.',
  reason: 'Reason',
  reasonHelp: 'It is quoted in the email, and stays with the account.',
  cancel: 'Cancel',
  submit: 'Correct',
  close: 'Close',
  unavailable: 'The form could not be checked. Please try again.',
};
