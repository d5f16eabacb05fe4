import * as z from 'zod/mini';
import { emailText, textOr } from '../entities/text.ts';
import { resetTexts } from '../rules/reset.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { textLimits } from '../rules/text.ts';
import { type CallDocs, defineCall, doneResponse, tooManyAttempts } from './call.ts';

// The server checks the password rule separately. The size limit of the request body caps the length here.
const passwordText = z.string(textOr(signUpTexts.required));

/** Requests a password reset link. The response is the same for every address. Mail is sent only if the address has an account. */
export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/forgot-password.php',
  access: 'anyone',
  limited: true,
  body: z.object({ email: emailText }),
  response: doneResponse,
});

/**
 * Sets a new password with the token of a reset link. The token works once, and every session of the account ends. 400 with
 * `errors.token` if the link is invalid, or `errors.password` if the password breaks a rule.
 */
export const resetPasswordCall = defineCall({
  method: 'POST',
  path: '/reset-password.php',
  access: 'anyone',
  limited: true,
  body: z.object({
    token: z.string(textOr(resetTexts.cut)).check(z.maxLength(textLimits.line, resetTexts.cut)),
    password: passwordText,
  }),
  response: doneResponse,
});

/**
 * Changes the password of the signed-in user and ends every other session. 400 with `errors.current_password` if the current password is
 * wrong.
 */
export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/change-password.php',
  access: 'signed-in',
  body: z.object({ current_password: passwordText, password: passwordText }),
  response: doneResponse,
});

export const passwordsDocs: CallDocs = {
  forgotPassword: {
    call: forgotPasswordCall,
    summary: 'Request a password reset link',
    description:
      'The response is the same for every address. Mail is sent only if the address has an account.',
  },
  resetPassword: {
    call: resetPasswordCall,
    summary: 'Set a new password with the token of a reset link',
    description:
      'A token works once, and every session of the account ends. 400 has `errors.token` if the link is invalid and `errors.password` if the password breaks a rule.',
  },
  changePassword: {
    call: changePasswordCall,
    summary: 'Change the password of the signed-in user',
    description:
      'Every other session of the account ends. 400 has `errors.current_password` if the current password is wrong.',
    refusals: { 429: tooManyAttempts },
  },
};
