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
 * Sets the status of an application. Any status may follow any other. With `seen_status`, the status that the admin saw, nothing is
 * overwritten unseen: if another admin has changed it since, 409 with who decided what in `decided`. `note` is for admins only, `reason` is
 * added to the mail to the applicant; if they were sent and the status stays as it is, 409. 404 if no submitted application has this id, 403
 * if the application is the admin's own.
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
 * Returns one submitted application with everything that an admin decides on: the form, the payment, the decision that stands, other applications
 * of the person, and applications with the same picture as proof. The opening is recorded, and the member sees it. 403 if it is the admin's own,
 * 404 if no submitted application has this id.
 */
export const applicationReviewCall = defineCall({
  method: 'GET',
  path: '/admin/get-application.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.extend(applicationReviewResponse, { status: success }),
});

/**
 * Takes the admin's own last decision on an application back, within ten minutes of it: the status is again what it was, and the mail about
 * the decision is not sent. Repeating it changes nothing. 403 if another admin decided or the application is the admin's own, 404 if no
 * submitted application has this id, 409 if there is nothing to take back or the time is over.
 */
export const undoDecisionCall = defineCall({
  method: 'POST',
  path: '/admin/undo-decision.php',
  access: 'admin',
  body: z.object({ application_id: idSchema }),
  response: z.extend(doneResponse, {
    /** The status that the application has again. */
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
 * Adds an internal note, which can be neither changed nor deleted. 400 if it is empty, 403 and 404 as for the history. With an
 * `Idempotency-Key` header, a retry is answered like the first request.
 */
export const addApplicationNoteCall = defineCall({
  method: 'POST',
  path: '/admin/application-notes.php',
  access: 'admin',
  staffRoles: ['admin', 'treasurer', 'reviewer'],
  body: newApplicationNoteSchema,
  response: doneResponse,
});
