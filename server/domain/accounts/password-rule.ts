import { passwordMaximumBytes, passwordNamesProblem, passwordProblem, signUpTexts } from '@imc/api/contract';
import { isCommonPassword } from './common-passwords.ts';

/** Everything that is asked of a new password: the sign-up rule, no names, and none of the common ones. */
export const newPasswordText = (password: string, email: string): string | undefined =>
  passwordProblem(password) ??
  passwordNamesProblem(password, email) ??
  (isCommonPassword(password) ? signUpTexts.common : undefined);

/** Whether the password is longer than any that was ever accepted: it is not hashed. */
export const isTooLong = (password: string): boolean =>
  password.length > passwordMaximumBytes || Buffer.byteLength(password) > passwordMaximumBytes;
