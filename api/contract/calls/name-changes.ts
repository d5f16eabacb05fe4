import * as z from 'zod/mini';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { nameChangeSchema } from '../entities/name-change.ts';
import { lineText, paragraphText } from '../entities/text.ts';
import {
  type CallDocs,
  corruptImage,
  defineCall,
  doneResponse,
  notAnImage,
  success,
  tooLarge,
  tooManyUploads,
} from './call.ts';

/** Returns the member's newest request for another name, null if there is none (ACC-26). */
export const nameChangeCall = defineCall({
  method: 'GET',
  path: '/name-change.php',
  access: 'signed-in',
  response: z.object({ status: success, name_change: z.nullable(nameChangeSchema) }),
});

/** JSON in the part `data`. */
export const nameRequestSchema = z.object({ name: lineText, reason: paragraphText });

/**
 * Asks for another name (ACC-26). Multipart with `data` and one picture in `document`. 400 with `errors` by `nameChangeProblems` or without a
 * picture, 409 while another request waits.
 */
export const askNameChangeCall = defineCall({
  method: 'POST',
  path: '/ask-name-change.php',
  access: 'signed-in',
  limited: true,
  sends: 'multipart',
  response: doneResponse,
});

/** Withdraws the member's request that waits. 409 if none does. */
export const withdrawNameChangeCall = defineCall({
  method: 'POST',
  path: '/withdraw-name-change.php',
  access: 'signed-in',
  response: doneResponse,
});

/**
 * Changes the name as a member has asked, or refuses to (PPL-14). 400 with `errors.answer` for a refusal without one, 403 for the own account, 404
 * if there is no such request, 409 if it does not wait any more.
 */
export const decideNameChangeCall = defineCall({
  method: 'POST',
  path: '/admin/decide-name-change.php',
  access: 'admin',
  body: z.object({
    name_change_id: idSchema,
    agreed: z.boolean('Must be true or false'),
    answer: described('Required for a refusal.', z.optional(paragraphText)),
  }),
  response: doneResponse,
});

export const nameChangesDocs: CallDocs = {
  nameChange: { call: nameChangeCall, summary: 'Get the own newest request for another name' },
  askNameChange: {
    call: askNameChangeCall,
    summary: 'Request another name, with a picture of a document',
    description: 'The picture is for its owner and admins, and deleted with the decision.',
    parts: { picture: 'document', data: nameRequestSchema },
    refusals: {
      409: 'Another request waits.',
      413: tooLarge,
      415: notAnImage,
      422: corruptImage,
      429: tooManyUploads,
    },
  },
  withdrawNameChange: {
    call: withdrawNameChangeCall,
    summary: 'Withdraw the own request for another name',
    refusals: { 409: 'No request waits.' },
  },
  decideNameChange: {
    call: decideNameChangeCall,
    summary: 'Agree to another name, or refuse it with a reason',
    description: 'The owner is told by mail. Receipts, letters and mails from before keep the former name.',
    refusals: {
      403: 'The user is not an admin, or the account is their own.',
      404: 'There is no such request.',
      409: 'The request was decided or withdrawn.',
    },
  },
};
