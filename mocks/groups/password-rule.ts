import { passwordNamesProblem, passwordProblem, signUpTexts } from '@imc/api/contract';

/** A few of the server's list of common passwords, which is too long for a browser. */
const common = new Set([
  'password1!',
  'password@123',
  'p@ssw0rd',
  'welcome@123',
  'qwerty123!',
  'nigeria@1960',
  'admin@123',
]);

/** Everything that is asked of a new password, as the server asks it. */
export const newPasswordText = (password: string, email: string): string | undefined =>
  passwordProblem(password) ??
  passwordNamesProblem(password, email) ??
  (common.has(password.toLowerCase()) ? signUpTexts.common : undefined);
