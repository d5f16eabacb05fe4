import * as z from 'zod/mini';
import { secondFactorSchema, secondFactorSecretSchema } from '../entities/second-factor.ts';
import { shortText, textOr } from '../entities/text.ts';
import { secondFactorTexts } from '../rules/second-factor.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { textLimits } from '../rules/text.ts';
import { signInResponse } from './accounts.ts';
import { type CallDocs, defineCall, doneResponse, success, tooManyAttempts } from './call.ts';

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

export const secondFactorDocs: CallDocs = {
  signInCode: {
    call: signInCodeCall,
    tag: 'Accounts',
    summary: 'Complete a sign-in with the code of the second factor',
    description:
      'The code is that of the authenticator app or a recovery code; each works once. 400 has `errors.code` if it is wrong. Also sets the cookie that grants access to uploaded images under `/uploads`.',
    refusals: { 401: 'The challenge has ended or was used.', 429: tooManyAttempts },
  },
  secondFactor: {
    call: secondFactorCall,
    summary: 'Get whether the signed-in user has a second factor',
  },
  startSecondFactor: {
    call: startSecondFactorCall,
    summary: 'Start setting up a second factor',
    description:
      'Returns a new secret for an authenticator app. Signing in changes only once a code is confirmed. 400 has `errors.password` if the password is wrong.',
    refusals: { 409: 'The account has a second factor.', 429: tooManyAttempts },
  },
  confirmSecondFactor: {
    call: confirmSecondFactorCall,
    summary: 'Turn the second factor on with a first code, and get the recovery codes',
    description:
      'The recovery codes are returned only here. Every other session of the account ends. 400 has `errors.code` if the code is wrong.',
    refusals: { 409: 'Setting up was not started, or is finished.', 429: tooManyAttempts },
  },
  disableSecondFactor: {
    call: disableSecondFactorCall,
    summary: 'Remove the second factor',
    description: '400 has `errors.password` or `errors.code` if one is wrong.',
    refusals: { 409: 'The account has no second factor.', 429: tooManyAttempts },
  },
};
