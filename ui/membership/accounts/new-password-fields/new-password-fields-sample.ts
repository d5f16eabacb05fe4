import type { NewPasswordLabels } from './new-password-fields.tsx';

export const newPasswordLabels: NewPasswordLabels = {
  password: 'Password',
  confirmPassword: 'Confirm password',
  showPassword: 'Show password',
  showConfirmPassword: 'Show confirmed password',
  missing: { password: 'Choose a password', confirmPassword: 'Repeat the password' },
  conditions: {
    length: 'At least 8 characters',
    uppercase: 'An uppercase letter',
    lowercase: 'A lowercase letter',
    number: 'A number',
    special: 'A special character: @ $ ! % * ? &',
  },
  met: 'Met:',
  unmet: 'Not yet met:',
  metCount: (met, count) => `${met} of ${count} conditions met`,
};
