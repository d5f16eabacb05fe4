import { ownAccountTexts, resetTexts } from '@imc/api';
import type { SignInCodeFormLabels, SignInFormLabels } from '@imc/ui/membership';
import { unreachable } from './account-pages.ts';
import { joinLink } from './navigation.ts';

export const signInLabels: SignInFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  password: 'Password',
  passwordMissing: 'Enter your password',
  showPassword: 'Show password',
  rememberMe: 'Remember me',
  rememberMeHelp: 'Stay signed in on this device for 30 days.',
  forgotten: { label: 'Forgotten your password?', to: '/forgot-password' },
  submit: 'Sign in',
  unavailable: unreachable,
};

/** The second step of a sign-in (ACC-17). */
export const signInCodeLabels: SignInCodeFormLabels = {
  code: 'Code',
  codeHelp: 'Enter the six digits from your authenticator app, or one of your recovery codes.',
  submit: 'Continue',
  back: 'Back',
  unavailable: unreachable,
};

/** Texts around the forms. */
export const signIn = {
  refused: 'Invalid credentials',
  failed: 'Invalid email or password',
  code: {
    title: 'Enter your code',
    lead: 'Your password is correct. One step is left.',
    form: 'Second step of the sign-in',
  },
  register: { text: 'No account yet?', link: joinLink },
} as const;

/** Notices above the sign-in, by reason. */
export const signInNotices = {
  registered: 'Your account is created. Please sign in.',
  reset: resetTexts.done,
  ended:
    'Your session has ended. Please sign in again. Saved drafts are kept; anything else you had not sent is lost.',
  erased: `${ownAccountTexts.erased} You are signed out on every device. Thank you for being a member.`,
  'revocation-pending':
    'You are signed out on this device. We could not reach the server; it will be told once this device is back online.',
  'not-permitted': 'Your account can’t open that page. Sign in with one that can.',
} as const;
