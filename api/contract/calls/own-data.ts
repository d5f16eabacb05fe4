import * as z from 'zod/mini';
import { textOr } from '../entities/text.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { type CallDocs, defineCall, doneResponse, fileResponse, tooManyAttempts } from './call.ts';

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
 * admins. The email address can be registered again.
 */
export const eraseAccountCall = defineCall({
  method: 'POST',
  path: '/erase-account.php',
  access: 'signed-in',
  body: z.object({ password: z.string(textOr(signUpTexts.required)) }),
  response: doneResponse,
});

export const ownDataDocs: CallDocs = {
  ownData: {
    call: ownDataCall,
    summary: 'Download everything that is stored about the signed-in user',
    description:
      'A ZIP file with `my-data.json` (account, consent, charges, applications and drafts with their history, sessions, sign-ins of the last year, newsletter) and the uploaded images.',
  },
  eraseAccount: {
    call: eraseAccountCall,
    summary: 'Erase the account of the signed-in user',
    description:
      'Removes the account, its applications, images, sessions and newsletter subscription. What stays is the time with the number of removed records. 400 has `errors.password` if the password is wrong.',
    refusals: { 403: 'The user is an admin or has decided on applications.', 429: tooManyAttempts },
  },
};
