import { passwordMaximumBytes, passwordNamesProblem, passwordProblem, signUpTexts } from '@imc/api/contract';
import { isCommonPassword } from './common-passwords.ts';

/** The sign-up rule, no personal or Institute names, and no common password. Undefined if the password is valid. */
export const newPasswordText = (password: string, email: string): string | undefined =>
  passwordProblem(password) ??
  passwordNamesProblem(password, email) ??
  (isCommonPassword(password) ? signUpTexts.common : undefined);

/** Longer than any account's password can be: do not hash it. */
export const isTooLong = (password: string): boolean =>
  password.length > passwordMaximumBytes || Buffer.byteLength(password) > passwordMaximumBytes;
