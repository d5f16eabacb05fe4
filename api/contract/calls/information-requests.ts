import * as z from 'zod/mini';
import { idSchema } from '../entities/id.ts';
import {
  adminInformationRequestSchema,
  informationAnswerSchema,
  newInformationRequestSchema,
} from '../entities/information-request.ts';
import {
  type CallDocs,
  defineCall,
  differentBody,
  doneResponse,
  noApplication,
  otherApplicationsOnly,
  success,
} from './call.ts';

/**
 * Sends the sections that the committee asked for (APP-21). Takes an `Idempotency-Key`. 400 with `errors` by field path. 404 if the request does
 * not exist or belongs to another member, 409 if it was answered or closed or the application is no longer pending.
 */
export const answerInformationRequestCall = defineCall({
  method: 'POST',
  path: '/answer-information-request.php',
  access: 'signed-in',
  body: z.object({ request_id: idSchema, data: informationAnswerSchema }),
  response: doneResponse,
});

/**
 * Returns the requests for information about an application, newest first, with the changes by each answer. Records the opening, which the
 * member sees. 404 if no submitted application has this id, 403 for the admin's own.
 */
export const informationRequestsCall = defineCall({
  method: 'GET',
  path: '/admin/information-requests.php',
  access: 'admin',
  query: z.object({ application_id: idSchema }),
  response: z.object({ status: success, requests: z.array(adminInformationRequestSchema) }),
});

/**
 * Asks the applicant of a pending application to complete sections, and writes to them. 400 with `errors` by field, 403 for the admin's own
 * application, 404 if no submitted application has this id, 409 if it is not pending or has an open request.
 */
export const requestInformationCall = defineCall({
  method: 'POST',
  path: '/admin/request-information.php',
  access: 'admin',
  body: newInformationRequestSchema,
  response: doneResponse,
});

/** Closes an open request without an answer. Repeating it changes nothing. 404 if no request has this id, 409 if it was answered. */
export const closeInformationRequestCall = defineCall({
  method: 'POST',
  path: '/admin/close-information-request.php',
  access: 'admin',
  body: z.object({ request_id: idSchema }),
  response: doneResponse,
});

export const informationRequestsDocs: CallDocs = {
  answerInformationRequest: {
    call: answerInformationRequestCall,
    summary: 'Send the sections that the committee asked for',
    description: 'Only the sections that were asked for are changed. Their earlier values are kept.',
    takesIdempotencyKey: true,
    refusals: {
      404: 'The request does not exist or belongs to another member.',
      409: 'The request was answered or closed before, or the application is no longer pending.',
      422: differentBody,
    },
  },
  informationRequests: {
    call: informationRequestsCall,
    summary: 'List what was asked about an application, newest first, and what the answers changed',
    refusals: { 403: otherApplicationsOnly, 404: noApplication },
  },
  requestInformation: {
    call: requestInformationCall,
    summary: 'Ask an applicant to complete sections of a pending application',
    description: 'Writes to the applicant. The status stays pending.',
    refusals: {
      403: otherApplicationsOnly,
      404: noApplication,
      409: 'The application is not pending, or it has an open request.',
    },
  },
  closeInformationRequest: {
    call: closeInformationRequestCall,
    summary: 'Close an open request without an answer',
    refusals: {
      403: otherApplicationsOnly,
      404: 'No request has this id.',
      409: 'The request was answered.',
    },
  },
};
