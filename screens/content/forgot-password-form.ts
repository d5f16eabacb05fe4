import { resetMinutes } from '@imc/api';
import type { ForgotPasswordFormLabels } from '@imc/ui/membership';

export const forgotPasswordLabels: ForgotPasswordFormLabels = {
  email: 'Email',
  emailMissing: 'Enter the email address of your account',
  submit: 'Send the link',
  unavailable: 'The link could not be sent. Please try again.',
};

/** Texts around the form and after it. */
export const forgotPassword = {
  title: 'Forgotten your password?',
  lead: 'Enter the email address of your account. We will email you a link to choose a new password.',
  failure: { refused: 'The link could not be sent', failed: forgotPasswordLabels.unavailable },
  sent: {
    title: 'Check your email',
    text: `The link works once, for ${resetMinutes} minutes. If nothing has come after a few minutes, look in your spam folder, check that the address is spelt correctly, and ask again.`,
    again: 'Ask again',
  },
} as const;
