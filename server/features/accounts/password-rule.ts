import { passwordMaximumBytes, passwordNamesProblem, passwordProblem, signUpTexts } from '@imc/api/contract';
import { isCommonPassword } from './common-passwords.ts';

/** Checks a new password: the sign-up rule, no personal or Institute names, and no common password. Undefined if it is valid. */
export const newPasswordText = (password: string, email: string): string | undefined =>
  passwordProblem(password) ??
  passwordNamesProblem(password, email) ??
  (isCommonPassword(password) ? signUpTexts.common : undefined);

/** Whether the password exceeds the maximum length of any account's password, so that hashing it would be pointless. */
export const isTooLong = (password: string): boolean =>
  password.length > passwordMaximumBytes || Buffer.byteLength(password) > passwordMaximumBytes;
