import * as z from 'zod/mini';
import { idSchema } from '../entities/id.ts';
import {
  type Marketer,
  marketerChangesSchema,
  marketerSchema,
  type RetiredCodes,
  receivedMarketerSchema,
  retiredCodesSchema,
  type UnmatchedCodes,
  unmatchedCodesSchema,
} from '../entities/marketer.ts';
import { type CallDocs, defineCall, differentBody, doneResponse, success } from './call.ts';

/** Returns all marketers with the number of their applications, the codes that match nobody (MKT-8), and those of deleted marketers (MKT-7). */
export const marketersCall = defineCall({
  method: 'GET',
  path: '/admin/marketers.php',
  access: 'admin',
  response: z.object({
    status: success,
    marketers: z.array(marketerSchema),
    unmatched_codes: unmatchedCodesSchema,
    retired_codes: retiredCodesSchema,
  }),
});

export interface AdminMarketers {
  readonly marketers: readonly Marketer[];
  readonly unmatchedCodes: UnmatchedCodes;
  readonly retiredCodes: RetiredCodes;
}

/**
 * 409 with `errors` if the address or the code is taken, also by a deleted marketer. Codes are compared trimmed and in upper case. The code may
 * also be sent as `marketer_marketer_code` (MKT-4).
 */
export const addMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/add-marketer.php',
  access: 'admin',
  body: receivedMarketerSchema,
  response: doneResponse,
});

/**
 * Changes name, address or telephone; omitted fields stay, and the code can't be changed. 400 if a sent field is empty, 404 if the marketer is
 * unknown or deleted, 409 with `errors` if the address is taken.
 */
export const updateMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/update-marketer.php',
  access: 'admin',
  body: z.extend(marketerChangesSchema, { id: idSchema }),
  response: doneResponse,
});

/**
 * Deletes address and telephone; name, code and day stay for the history. Applications keep the code, which is never reused. 404 if the marketer
 * is unknown or deleted.
 */
export const deleteMarketerCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-marketer.php',
  access: 'admin',
  query: z.object({ id: idSchema }),
  response: doneResponse,
});

export const marketersDocs: CallDocs = {
  marketers: {
    call: marketersCall,
    summary:
      'List all marketers with the number of their applications, the codes in applications that match nobody, and those of deleted marketers',
  },
  addMarketer: {
    call: addMarketerCall,
    summary: 'Add a marketer',
    takesIdempotencyKey: true,
    refusals: {
      409: 'The code or the email address is taken (`errors`). Codes of deleted marketers stay taken.',
      422: differentBody,
    },
  },
  updateMarketer: {
    call: updateMarketerCall,
    summary:
      'Change name, email address or phone of a marketer. What is left out stays; the code can’t change',
    refusals: {
      404: 'No marketer has this id.',
      409: 'The email address is taken (`errors`).',
    },
  },
  deleteMarketer: {
    call: deleteMarketerCall,
    summary: 'Delete a marketer. Applications keep the code; the history keeps name and day',
    refusals: { 404: 'No marketer has this id.' },
  },
};
