import { passwordNamesProblem, passwordProblem, signUpTexts } from '@imc/api/contract';

/** Some of the server's common passwords; the complete list is too large for a browser. */
const common = new Set([
  'password1!',
  'password@123',
  'p@ssw0rd',
  'welcome@123',
  'qwerty123!',
  'nigeria@1960',
  'admin@123',
]);

/** Checks a new password against all rules of the server and returns the text of the first problem. */
export const newPasswordText = (password: string, email: string): string | undefined =>
  passwordProblem(password) ??
  passwordNamesProblem(password, email) ??
  (common.has(password.toLowerCase()) ? signUpTexts.common : undefined);
