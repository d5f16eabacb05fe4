import * as z from 'zod/mini';
import { idSchema } from '../entities/id.ts';
import {
  adminInformationRequestSchema,
  informationAnswerSchema,
  newInformationRequestSchema,
} from '../entities/information-request.ts';
import { defineCall, doneResponse, success } from './call.ts';

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
