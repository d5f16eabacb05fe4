import * as z from 'zod/mini';
import { textOr } from '../entities/text.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { defineCall, doneResponse, fileResponse } from './call.ts';

/** Returns everything stored about the user as a ZIP file. A response that breaks off is incomplete and has to be requested again. */
export const ownDataCall = defineCall({
  method: 'GET',
  path: '/my-data.php',
  access: 'signed-in',
  limited: true,
  returns: ['zip'],
  response: fileResponse,
});

/**
 * Erases the user's account with everything in it and ends all sessions. 400 with `errors.password` if the password is wrong, 403 for
 * admins. The e-mail address can be registered again.
 */
export const eraseAccountCall = defineCall({
  method: 'POST',
  path: '/erase-account.php',
  access: 'signed-in',
  body: z.object({ password: z.string(textOr(signUpTexts.required)) }),
  response: doneResponse,
});
