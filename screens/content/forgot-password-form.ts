import type { ForgotPasswordFormLabels } from '@imc/ui/membership';
import { privacyNotes } from './privacy-notes.ts';

/** Texts of the form for a forgotten password. */
export const forgotPasswordLabels: ForgotPasswordFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  privacy: privacyNotes.forgotPassword,
  submit: 'Send the link',
  unavailable: 'The link could not be sent. Please try again.',
};
