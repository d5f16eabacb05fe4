import { resetTexts } from '@imc/api/contract';
import type {
  ChangeAddressFormLabels,
  ChangePasswordFormLabels,
  DataDownloadLabels,
  EraseAccountLabels,
  NameChangeLabels,
  SessionListLabels,
} from '@imc/ui/membership';
import { newPasswordLabels } from './new-password-form.ts';
import { pictureFieldLabels } from './picture-field.ts';

/** The profile page of members, and the one of staff. */
export const profilePage = {
  title: 'Profile',
  lead: 'Your details, your sign-in, and the data that the Institute holds about you.',
} as const;
export const staffProfilePage = { title: 'Your account' } as const;

export const profileSections = {
  profile: {
    title: 'Your details',
    /** Followed by the Institute's address. */
    text: 'You gave your name and membership type when you joined. If one of them is wrong, write to',
    /** For staff, who change their own name. */
    staffText: 'You gave your membership type when you joined. If it is wrong, write to',
    facts: { name: 'Name', email: 'Email', membershipType: 'Membership type', grade: 'Grade' },
    form: 'Profile',
  },
  address: {
    title: 'Email address',
    text: 'You sign in with this address, and we send our emails to it. A new one takes effect once you open the link we send to it, and signs you out on every device.',
  },
  name: {
    title: 'Change of name',
    text: 'If your name has changed, send us a picture of a document that shows it. Earlier receipts and letters keep the former name.',
    loading: 'Loading your request',
    failed: 'Your request could not be loaded.',
  },
  password: {
    title: 'Password',
    text: 'A new password signs you out on every other device. We tell you by email whenever it changes.',
  },
  sessions: {
    title: 'Where you are signed in',
    text: 'Sign out any device you don’t recognise, then change your password.',
  },
  digest: {
    title: 'Daily digest',
    text: 'An email each morning with what there is to do: applications, payments, messages. If there is nothing, none is sent.',
    label: 'Send me the daily digest',
    saved: 'Saved.',
    failed: 'The choice could not be saved. Please try again.',
  },
  data: {
    title: 'Your data',
    text: 'You can download what the Institute holds about you, and have it erased.',
  },
} as const;

export const changeAddressLabels: ChangeAddressFormLabels = {
  email: 'New email address',
  password: 'Your password',
  passwordHelp: 'So that nobody else can change your address.',
  showPassword: 'Show your password',
  code: 'Code from your app',
  submit: 'Change address',
  unavailable: 'The link could not be sent. Please try again.',
};

export const nameChangeLabels: NameChangeLabels = {
  name: 'New full name',
  reason: 'Why it has changed',
  document: 'Document that shows it',
  documentHelp:
    'A photograph of your marriage certificate, deed poll or court order. Only you and the admins who decide can see it. We delete it once the request is decided.',
  picture: pictureFieldLabels,
  submit: 'Request change',
  waiting: 'Your request is with the Institute. Your account keeps its name until it is decided.',
  facts: { name: 'Requested name', reason: 'Reason', askedAt: 'Asked on' },
  withdraw: 'Withdraw request',
  outcomes: {
    agreed: (name) => `Your name was changed to ${name}.`,
    refused: (name) => `Your name was not changed to ${name}.`,
    withdrawn: (name) => `You withdrew the request for the name ${name}.`,
  },
  unavailable: 'The request could not be sent. Please try again.',
};

export const changePasswordLabels: ChangePasswordFormLabels = {
  ...newPasswordLabels,
  current: 'Current password',
  showCurrent: 'Show current password',
  password: 'New password',
  confirmPassword: 'Confirm new password',
  missing: {
    current: 'Enter your current password',
    password: 'Choose a new password',
    confirmPassword: 'Repeat the new password',
  },
  submit: 'Change password',
  changed: resetTexts.changed,
  unavailable: 'The password could not be changed. Please try again.',
};

export const sessionListLabels: SessionListLabels = {
  list: 'Devices that are signed in',
  device: (browser, system) => `${browser} on ${system}`,
  unknown: 'Unknown device',
  current: 'This device',
  signedIn: (time) => `Signed in ${time}`,
  lastUsed: (time) => `Last used ${time}`,
  end: 'Sign out',
  endOthers: 'Sign out everywhere else',
};

export const sessionTexts = {
  loading: 'Loading your devices',
  failed: 'Your devices could not be loaded.',
  endFailed: 'The device could not be signed out. Please try again.',
} as const;

export const dataDownload = {
  text: 'The download is one ZIP file: your account, consent, applications and drafts with their history, devices, and the pictures you sent. Newsletters and messages are included once you have confirmed your email address.',
  failed: 'The download failed. Please try again.',
  /** `day` is a date as YYYY-MM-DD. */
  fileName: (day: string) => `imc-my-data-${day}.zip`,
  labels: {
    download: 'Download my data',
    saved: (fileName) => `Saved as ${fileName}.`,
  } satisfies DataDownloadLabels,
} as const;

/** Texts of R-42. */
export const eraseAccountLabels: EraseAccountLabels = {
  title: 'Erase my account',
  text: 'This happens at once and can’t be undone. You may join again at any time.',
  removed: 'What is removed',
  removedItems: [
    'Your account, profile and photo',
    'Every application and draft, decided ones too, with its history and proofs of payment',
    'Your newsletter subscription, and messages with your email address, if you have confirmed the address',
    'Your sign-in on every device, including this one',
  ],
  stays: 'What stays',
  staysItems: [
    'The date of the erasure and the number of records, with nothing that identifies you',
    'Emails that we have sent you, in your own mailbox',
    'Receipts for confirmed payments, without your name, because our accounts need their number, amount and date',
    'The number, grade and day of each admission, without your name, so that a certificate can be confirmed',
    'Security records, kept one year without your name',
  ],
  password: 'Your password',
  showPassword: 'Show your password',
  open: 'Erase my account',
  confirmTitle: 'Erase your account?',
  confirmText:
    'Everything listed is removed at once and can’t be restored. Have you downloaded what you want to keep?',
  dialog: { cancel: 'Keep my account', submit: 'Erase it now', close: 'Close' },
  unavailable: 'The account could not be erased. Please try again.',
};
