import * as z from 'zod/mini';
import { secondFactorSchema, secondFactorSecretSchema } from '../entities/second-factor.ts';
import { shortText, textOr } from '../entities/text.ts';
import { secondFactorTexts } from '../rules/second-factor.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { textLimits } from '../rules/text.ts';
import { signInResponse } from './accounts.ts';
import { defineCall, doneResponse, success } from './call.ts';

const password = z.string(textOr(signUpTexts.required));
const code = z
  .string(textOr(secondFactorTexts.codeRequired))
  .check(z.maxLength(textLimits.short, secondFactorTexts.wrongCode));

/**
 * Completes a sign-in with the challenge of `signInCall` and a code: of the authenticator app, or a recovery code (ACC-17). 400 with
 * `errors.code` if the code is wrong, 401 if the challenge has ended, 429 after too many wrong codes.
 */
export const signInCodeCall = defineCall({
  method: 'POST',
  path: '/signin-code.php',
  access: 'anyone',
  body: z.object({ challenge: shortText, code }),
  response: signInResponse,
});

export const secondFactorCall = defineCall({
  method: 'GET',
  path: '/second-factor.php',
  access: 'signed-in',
  response: z.object({ status: success, second_factor: secondFactorSchema }),
});

/**
 * Starts setting up a second factor and returns a new secret (ACC-14). It has no effect on signing in until a code is confirmed. 400 with
 * `errors.password` if the password is wrong, 409 if there is a second factor already.
 */
export const startSecondFactorCall = defineCall({
  method: 'POST',
  path: '/start-second-factor.php',
  access: 'signed-in',
  body: z.object({ password }),
  response: z.extend(secondFactorSecretSchema, { status: success }),
});

/**
 * Turns the second factor on with a first code, ends every other session, and returns the recovery codes, which are never shown again
 * (ACC-15). 400 with `errors.code` if the code is wrong, 409 if setting up was not started.
 */
export const confirmSecondFactorCall = defineCall({
  method: 'POST',
  path: '/confirm-second-factor.php',
  access: 'signed-in',
  body: z.object({ code }),
  response: z.extend(doneResponse, { recovery_codes: z.array(z.string()) }),
});

/**
 * Removes the second factor (ACC-19). 400 with `errors.password` or `errors.code` if one is wrong, 409 if there is none. A code may also be a
 * recovery code.
 */
export const disableSecondFactorCall = defineCall({
  method: 'POST',
  path: '/disable-second-factor.php',
  access: 'signed-in',
  body: z.object({ password, code }),
  response: doneResponse,
});
