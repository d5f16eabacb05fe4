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
import { defineCall, doneResponse, success } from './call.ts';

/**
 * Returns all marketers with the number of their applications, the codes in applications that match nobody (MKT-8), and those of deleted
 * marketers (MKT-7).
 */
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

/** Data of the marketers page. */
export interface AdminMarketers {
  readonly marketers: readonly Marketer[];
  /** Codes that match nobody. */
  readonly unmatchedCodes: UnmatchedCodes;
  /** Codes of deleted marketers. */
  readonly retiredCodes: RetiredCodes;
}

/**
 * Adds a marketer. 409 with `errors` if the code or the address is taken. The code of a deleted marketer stays taken. Codes are compared
 * after trimming and converting to upper case. The code may also be sent as `marketer_marketer_code` (MKT-4).
 */
export const addMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/add-marketer.php',
  access: 'admin',
  body: receivedMarketerSchema,
  response: doneResponse,
});

/**
 * Changes name, address or telephone of a marketer; what is left out stays. 400 if a sent field is empty, 404 if no marketer has this id, or a
 * deleted one, 409 with `errors` if the address is taken. The code can't be changed. Repeating a call changes nothing.
 */
export const updateMarketerCall = defineCall({
  method: 'POST',
  path: '/admin/update-marketer.php',
  access: 'admin',
  body: z.extend(marketerChangesSchema, { id: idSchema }),
  response: doneResponse,
});

/**
 * Deletes a marketer: name, code and day stay for the history, address and telephone do not. Applications keep the code, which is never
 * reused. 404 if no marketer has this id, or a deleted one.
 */
export const deleteMarketerCall = defineCall({
  method: 'DELETE',
  path: '/admin/delete-marketer.php',
  access: 'admin',
  query: z.object({ id: idSchema }),
  response: doneResponse,
});
