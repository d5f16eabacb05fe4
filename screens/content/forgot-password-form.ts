import type { ForgotPasswordFormLabels } from '@imc/ui/membership';

/** Texts of the form for a forgotten password. */
export const forgotPasswordLabels: ForgotPasswordFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  submit: 'Send the link',
  unavailable: 'The link could not be sent. Please try again.',
};
