import type { SignInCodeFormLabels, SignInFormLabels } from '@imc/ui/membership';
import { unreachable } from './account-pages.ts';

/** Texts of the sign-in form. */
export const signInLabels: SignInFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  password: 'Password',
  passwordMissing: 'Enter your password',
  showPassword: 'Show password',
  rememberMe: 'Remember me',
  rememberMeHelp: 'Stay signed in on this device for 30 days.',
  submit: 'Sign in',
  unavailable: unreachable,
};

/** Texts of the second step of a sign-in (S-12.114). */
export const signInCodeLabels: SignInCodeFormLabels = {
  code: 'Code',
  codeHelp: 'The six digits of your authenticator app. Without your phone, use one of your recovery codes.',
  submit: 'Continue',
  back: 'Back',
  unavailable: unreachable,
};
