import type { ResetPasswordFormLabels } from '@imc/ui/membership';
import { newPasswordLabels } from './new-password-form.ts';

/** Texts of the form to choose a new password with a mailed link. */
export const resetPasswordLabels: ResetPasswordFormLabels = {
  ...newPasswordLabels,
  password: 'New password',
  confirmPassword: 'Confirm new password',
  submit: 'Save the new password',
  unavailable: 'The password could not be changed. Please try again.',
};
