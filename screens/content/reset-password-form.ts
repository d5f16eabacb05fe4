import type { ResetPasswordFormLabels } from '@imc/ui/membership';
import { newPasswordLabels } from './new-password-form.ts';

export const resetPasswordLabels: ResetPasswordFormLabels = {
  ...newPasswordLabels,
  password: 'New password',
  confirmPassword: 'Confirm new password',
  missing: { password: 'Choose a new password', confirmPassword: 'Repeat the new password' },
  submit: 'Save the new password',
  unavailable: 'The password could not be changed. Please try again.',
};

/** Texts around the form, and for a link that does not work. */
export const resetPassword = {
  lead: 'It replaces your old password at once and signs you out on every device.',
  failure: { refused: 'The password could not be changed', failed: resetPasswordLabels.unavailable },
  invalid: {
    title: 'This link does not work',
    action: { label: 'Ask for a new link', to: '/forgot-password' },
  },
} as const;
