import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { emailText, lineText, textOr } from '../entities/text.ts';
import { addressLinkKinds } from '../rules/addresses.ts';
import { signUpTexts } from '../rules/sign-up.ts';
import { type CallDocs, defineCall, doneResponse, tooManyAttempts } from './call.ts';

/** Mails a link that proves the address of the account (ACC-23). 409 if it is proven, 429 if one was sent a moment ago. */
export const sendAddressLinkCall = defineCall({
  method: 'POST',
  path: '/send-address-link.php',
  access: 'signed-in',
  limited: true,
  response: doneResponse,
});

/**
 * Mails a link to the new address, and one to the present address that stops the change (ACC-24). Nothing changes until the first is used. 400
 * with `errors` for the password, the code or the address, 409 if the address has an account, 429 if a link was sent a moment ago.
 */
export const changeAddressCall = defineCall({
  method: 'POST',
  path: '/change-address.php',
  access: 'signed-in',
  limited: true,
  body: z.object({
    email: emailText,
    password: z.string(textOr(signUpTexts.required)),
    code: described('Only for accounts with a second factor.', z.optional(lineText)),
  }),
  response: doneResponse,
});

/** Does what a mailed link is for (ACC-23 to ACC-25). 404 if it does not work (any more), 409 if the address has an account by now. */
export const useAddressLinkCall = defineCall({
  method: 'POST',
  path: '/use-address-link.php',
  access: 'anyone',
  body: z.object({ token: lineText, kind: z.enum(addressLinkKinds) }),
  response: doneResponse,
});

export const addressesDocs: CallDocs = {
  sendAddressLink: {
    call: sendAddressLinkCall,
    summary: 'Mail a link that proves the email address of the account',
    refusals: {
      409: 'The address is proven.',
      429: 'A link was sent a moment ago, or too many in a day.',
    },
  },
  changeAddress: {
    call: changeAddressCall,
    summary: 'Ask for a change of the email address',
    description:
      'Mails a link to the new address, without which nothing changes, and to the present address a link that stops the change for seven days. 400 has `errors.password`, `errors.code` or `errors.email`.',
    refusals: {
      409: 'The address has an account (`errors.email`).',
      429: `${tooManyAttempts} Or a link was sent a moment ago, or too many in a day.`,
    },
  },
  useAddressLink: {
    call: useAddressLinkCall,
    summary: 'Use a mailed link about the address of an account',
    description:
      '`confirm` proves the address, of a change as well, which ends all sessions. `stop` ends a change or undoes it, and ends all sessions.',
    refusals: {
      404: 'The link is used, replaced, expired, incomplete or unknown. `message` says which.',
      409: 'The address has another account by now.',
    },
  },
};
