import type { SecondFactorSettingsLabels } from '@imc/ui/membership';
import { unreachable } from './account-pages.ts';

export const secondFactorSection = {
  title: 'Second factor',
  text: 'A code from your phone as well as your password, so that a stolen password is not enough to sign in.',
  loading: 'Loading your second factor',
  failed: 'Your second factor could not be loaded.',
  required:
    'The Institute requires a second factor of its staff, because staff can read every application. Set it up below to go on.',
} as const;

const left = (count: number): string =>
  count === 1 ? 'One recovery code is left.' : `${count} recovery codes are left.`;

/** On a page that was open when the rule came (PPL-10). */
export const secondFactorGate = {
  title: 'Set up a second factor to go on',
  text: 'The Institute now requires one of its staff, so nothing more was saved. What you typed stays here. Set it up in the new tab, then come back to this page and try again.',
  link: 'Set up your second factor',
} as const;

/** ACC-13 to ACC-19. */
export const secondFactorLabels: SecondFactorSettingsLabels = {
  off: 'You need an authenticator app on your phone, or a password manager that shows codes.',
  on: (since, count) =>
    `On since ${since}. ${left(count)}${count <= 2 ? ' Remove it and set it up again for ten new ones.' : ''}`,
  password: 'Your password',
  showPassword: 'Show your password',
  start: 'Set up',
  scan: 'Scan the code with your authenticator app. The app then shows six digits, new ones every half minute.',
  qrCode: 'QR code for your authenticator app',
  qrUnavailable: 'The code could not be drawn. Type the key instead.',
  secret: 'Or type this key into the app',
  code: 'Code',
  codeHelp: 'The six digits that the app shows now.',
  confirm: 'Turn on',
  cancel: 'Cancel',
  codes: 'Your recovery codes',
  codesText:
    'Each signs you in once if you lose your phone. They are shown only now: print them or keep them in your password manager. Without one, another admin has to help you.',
  copy: { label: 'Copy the codes', copied: 'Copied', failed: 'Select them and copy by hand' },
  kept: 'I have saved them',
  remove: 'Remove it',
  removeCodeHelp: 'From the app, or a recovery code.',
  removeSubmit: 'Remove the second factor',
  unavailable: unreachable,
};
