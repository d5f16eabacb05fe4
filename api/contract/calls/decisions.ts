import * as z from 'zod/mini';
import { applicationStatusSchema } from '../entities/application.ts';
import { applicationReviewResponse } from '../entities/application-review.ts';
import {
  applicationNoteSchema,
  decisionSchema,
  historyStepSchema,
  lastDecisionSchema,
  newApplicationNoteSchema,
} from '../entities/decision.ts';
import { idSchema } from '../entities/id.ts';
import { defineCall, doneResponse, refusalSchema, success } from './call.ts';

/**
 * Sets the status of an application: any may follow any other. `note` is for admins only, `reason` goes into the mail. 409 with `decided` if it
 * is no longer `seen_status`, or if note or reason come without a change. 404 if no submitted application has this id, 403 for the admin's own.
 */
export const updateApplicationStatusCall = defineCall({
  method: 'POST',
  path: '/admin/update-application-status.php',
  access: 'admin',
  body: decisionSchema,
  response: doneResponse,
  refusal: z.extend(refusalSchema, { decided: z.optional(lastDecisionSchema) }),
});

/**
 * Returns one submitted application with everything that an admin decides on. Records the opening, which the member sees. 403 if it is the
 * admin's own, 404 if no submitted application has this id.
 */
export const applicationReviewCall = defineCall({
  method: 'GET',
  path: '/admin/get-application.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.extend(applicationReviewResponse, { status: success }),
});

/**
 * Takes the admin's own last decision back within ten minutes and stops its mail. Repeating it changes nothing. 403 if another admin decided or
 * the application is the admin's own, 404 if no submitted application has this id, 409 if there is nothing to take back or it is too late.
 */
export const undoDecisionCall = defineCall({
  method: 'POST',
  path: '/admin/undo-decision.php',
  access: 'admin',
  body: z.object({ application_id: idSchema }),
  response: z.extend(doneResponse, {
    /** The status before the decision. */
    application_status: applicationStatusSchema,
  }),
});

/**
 * Returns who did what to an application, oldest first. 403 if it is the admin's own, 404 if no submitted application has this id.
 */
export const applicationHistoryCall = defineCall({
  method: 'GET',
  path: '/admin/application-history.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.object({ status: success, history: z.array(historyStepSchema) }),
});

/** Returns the internal notes about an application, newest first. 403 and 404 as for its history. */
export const applicationNotesCall = defineCall({
  method: 'GET',
  path: '/admin/application-notes.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.object({ status: success, notes: z.array(applicationNoteSchema) }),
});

/**
 * Adds an internal note, which can be neither changed nor deleted. Takes an `Idempotency-Key`. 400 if it is empty, 403 and 404 as for the
 * history.
 */
export const addApplicationNoteCall = defineCall({
  method: 'POST',
  path: '/admin/application-notes.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer', 'reviewer'],
  body: newApplicationNoteSchema,
  response: doneResponse,
});
