import * as z from 'zod/mini';
import { emailText, textOr } from '../entities/text.ts';
import { resetTexts } from '../rules/reset.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { textLimits } from '../rules/text.ts';
import { defineCall, doneAnswer, doneReader } from './call.ts';

// The rule and its texts are judged by the server's own functions; the cap of the whole body holds here.
const passwordText = z.string(textOr(signUpTexts.required));

/** Asks for a link to choose a new password. The answer to every address is the same: a mail goes only where there is an account. */
export const forgotPasswordCall = defineCall({
  method: 'POST',
  path: '/forgot-password.php',
  access: 'anyone',
  limited: true,
  body: z.object({ email: emailText }),
  answer: doneAnswer,
  read: doneReader,
});

/**
 * Sets a new password with the token of a mailed link, once, and ends every session of the account. 400 with `errors.token` where the
 * link does not work, with `errors.password` where a rule is broken.
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
  answer: doneAnswer,
  read: doneReader,
});

/** Changes the password of the signed-in person and ends every other session. 400 with `errors.current_password` where that is wrong. */
export const changePasswordCall = defineCall({
  method: 'POST',
  path: '/change-password.php',
  access: 'signed-in',
  body: z.object({ current_password: passwordText, password: passwordText }),
  answer: doneAnswer,
  read: doneReader,
});
