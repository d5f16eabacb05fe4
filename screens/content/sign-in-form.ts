import type { SignInFormLabels } from '@imc/ui/membership';

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
  unavailable: 'The server could not be reached. Check your connection and try again.',
};
