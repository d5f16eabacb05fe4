/** Number of recovery codes of a second factor (ACC-15). */
export const recoveryCodeCount = 10;

/** Seconds for which a code of an authenticator app is shown. A code is accepted one step early or late (ACC-16). */
export const codeSeconds = 30;

/** Minutes between the password and the code of a sign-in (ACC-17). */
export const challengeMinutes = 5;

/** Name under which authenticator apps list the account. */
export const secondFactorIssuer = 'Institute of Management Consultants';

/** Without spaces and dashes, in lower case. */
export const plainCode = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

/** Any other text is looked up as a recovery code. */
export const isAppCode = (plain: string): boolean => /^\d{6}$/.test(plain);

/** The specification defines none. */
export const secondFactorTexts = {
  /** 401: the password is right, and the account has a second factor. */
  codeNeeded: 'Enter the code of your authenticator app.',
  /** 400. */
  codeRequired: 'Enter the code.',
  /** 400 and 401. */
  wrongCode:
    'This code is not right, or has already been used. Wait for the next one, or use a recovery code.',
  /** 400, while it is set up. */
  wrongSetupCode:
    'This code does not match the key above, so nothing is set up yet. Enter the six digits that the app shows now for this key.',
  /** 401: the second step came too late, or the password was changed in between. */
  challengeEnded: 'This sign-in has taken too long. Enter your password again.',
  /** 409: a code was sent before setting up was started, or after it was finished. */
  notStarted: 'Start again: the second factor is not being set up.',
  /** 409. */
  enabledAlready: 'Your account already has a second factor.',
  /** 409. */
  notEnabled: 'Your account has no second factor.',
  enabled: 'Your second factor is set up.',
  disabled: 'Your second factor is removed.',
} as const;
