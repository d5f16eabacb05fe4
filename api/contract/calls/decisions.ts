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
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import {
  type CallDocs,
  defineCall,
  differentBody,
  doneResponse,
  noApplication,
  otherApplicationsOnly,
  refusalSchema,
  success,
} from './call.ts';

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
    application_status: described('The status before the decision.', applicationStatusSchema),
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

export const decisionsDocs: CallDocs = {
  updateApplicationStatus: {
    call: updateApplicationStatusCall,
    summary: 'Set the status of an application',
    description:
      'With `seen_status`, a decision that another admin made since is not overwritten. `note` is for admins, `reason` is added to the mail to the applicant.',
    refusals: {
      403: otherApplicationsOnly,
      404: noApplication,
      409: 'The applicant has withdrawn the application, its status is not the one that was seen (`decided` says who set it and when), or it has the status already and a note or a reason was sent.',
    },
  },
  applicationReview: {
    call: applicationReviewCall,
    summary: 'Get one application with everything that an admin decides on',
    description:
      'The complete form, the payment, the decision that stands, other applications of the person, and applications with the same or a very similar picture as proof of payment. The opening is recorded once per admin and hour, and the member sees it.',
    refusals: { 403: otherApplicationsOnly, 404: noApplication },
  },
  undoDecision: {
    call: undoDecisionCall,
    summary: 'Take an own decision back within ten minutes',
    description: 'The status is again what it was, and the mail about the decision is not sent.',
    refusals: {
      403: 'The user is not an admin, another admin decided, or the application is their own.',
      404: noApplication,
      409: 'There is no decision to take back, it was made more than ten minutes ago, or the applicant has withdrawn the application.',
    },
  },
  applicationHistory: {
    call: applicationHistoryCall,
    summary: 'List who did what to an application, oldest first',
    refusals: { 403: otherApplicationsOnly, 404: noApplication },
  },
  applicationNotes: {
    call: applicationNotesCall,
    summary: 'List the internal notes about an application, newest first',
    refusals: { 403: otherApplicationsOnly, 404: noApplication },
  },
  addApplicationNote: {
    call: addApplicationNoteCall,
    summary: 'Add an internal note to an application',
    description: 'Notes can be neither changed nor deleted. Members never see them.',
    takesIdempotencyKey: true,
    refusals: { 403: otherApplicationsOnly, 404: noApplication, 422: differentBody },
  },
};
