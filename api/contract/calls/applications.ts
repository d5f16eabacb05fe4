import * as z from 'zod/mini';
import { applicationDetailsResponse, memberApplicationResponse } from '../entities/application.ts';
import { applicationDraftSchema, applicationFormSchema } from '../entities/application-form.ts';
import { described } from '../entities/described.ts';
import { idSchema } from '../entities/id.ts';
import { paymentLimits, paymentStateSchema } from '../entities/payment.ts';
import { emailText, textUpTo } from '../entities/text.ts';
import { count, fileName, paymentReference, rowId, timestamp } from '../entities/values.ts';
import { paymentTexts } from '../rules/payment-records.ts';
import { isFilled } from '../rules/text.ts';
import {
  type CallDocs,
  corruptImage,
  defineCall,
  differentBody,
  doneResponse,
  notAnImage,
  picturesPerMinute,
  refusalSchema,
  success,
  tooLarge,
  tooManyPerDay,
  tooManyUploads,
} from './call.ts';

/**
 * Submits an application. Multipart: the form as JSON in `data` and an image in `proofOfPayment`, without which the draft's proof is used
 * (UPL-3). With an `Idempotency-Key`, retries store it once; the same key with another body returns 422. 400 with `errors` by field path. 413,
 * 415 and 422 for the image (`uploadTexts`).
 */
export const submitApplicationCall = defineCall({
  method: 'POST',
  path: '/membership-application.php',
  access: 'signed-in',
  limited: true,
  sends: 'multipart',
  response: z.object({
    status: success,
    message: z.string(),
    application_id: rowId,
    reference: paymentReference,
  }),
});

const byEmail = z.object({ email: z.optional(emailText) });

/** Returns a member's applications, newest first, without drafts. 403 if a member requests another user's `email`. */
export const memberApplicationsCall = defineCall({
  method: 'GET',
  path: '/get-applications.php',
  access: 'signed-in',
  query: byEmail,
  response: z.object({ status: success, applications: z.array(memberApplicationResponse) }),
});

/**
 * Returns a member's application with `id`, or the newest, with its form and history. Null if there is none. 403 for another user's `email`, 404
 * for an `id` that is unknown, another user's or a draft's.
 */
export const memberApplicationCall = defineCall({
  method: 'GET',
  path: '/get-member-application.php',
  access: 'signed-in',
  query: z.extend(byEmail, { id: z.optional(idSchema) }),
  response: z.object({ status: success, application: z.nullable(applicationDetailsResponse) }),
});

/** A picture that is kept with a draft: its file name, and when it was stored, a UTC ISO time. */
const keptProof = z.object({ file: fileName, uploaded_at: timestamp });

/** UPL-1. */
export type KeptProof = z.infer<typeof keptProof>;

export const draftSchema = z.object({
  application_id: rowId,
  reference: paymentReference,
  data: z.nullable(applicationDraftSchema),
  saved_at: described('Time of the last save. Null if the draft was never saved.', z.nullable(timestamp)),
  revision: described('Number of saves so far. A save with an older revision is rejected.', count),
  proof: described(
    'The proof of payment that is kept with the draft. Null if there is none.',
    z.nullable(keptProof),
  ),
});

export type ApplicationDraft = z.infer<typeof draftSchema>;

/** Returns the member's open draft, or null if there is none. Never creates one. */
export const applicationDraftCall = defineCall({
  method: 'GET',
  path: '/get-application-draft.php',
  access: 'signed-in',
  response: z.object({ status: success, draft: z.nullable(draftSchema) }),
});

/** Returns the member's open draft or creates one. Creating it reserves the application's id for the payment reference. */
export const openDraftCall = defineCall({
  method: 'POST',
  path: '/open-application-draft.php',
  access: 'signed-in',
  response: z.object({ status: success, draft: draftSchema }),
});

/**
 * Saves an incomplete form as a draft, or the answer to a request for information until it is sent (APP-21). With `partial`, what `data` lacks
 * stays as stored. 409 with the stored `draft` if it was saved since `revision`; without `revision`, overwrites it. 404 if it is no open draft
 * of the member.
 */
export const saveDraftCall = defineCall({
  method: 'POST',
  path: '/save-application-draft.php',
  access: 'signed-in',
  body: z.object({
    application_id: idSchema,
    data: applicationDraftSchema,
    partial: described('Whether `data` has only what changed.', z.optional(z.boolean())),
    revision: described(
      'Of the draft that was loaded. Without it, every save is accepted.',
      z.optional(z.number().check(z.int(), z.nonnegative())),
    ),
  }),
  response: z.object({ status: success, saved_at: timestamp, revision: count }),
  refusal: z.extend(refusalSchema, { draft: z.optional(draftSchema) }),
});

/**
 * Keeps a proof of payment with the member's open draft and replaces the one before (UPL-1). Multipart: the draft's id in `application_id` and
 * an image in `proofOfPayment`. 404 if it is no open draft of the member. 413, 415 and 422 for the image (`uploadTexts`).
 */
export const uploadDraftProofCall = defineCall({
  method: 'POST',
  path: '/upload-draft-proof.php',
  access: 'signed-in',
  limited: picturesPerMinute,
  sends: 'multipart',
  response: z.object({ status: success, proof: keptProof }),
});

/** 404 if the member has no open draft with this id. */
export const removeDraftProofCall = defineCall({
  method: 'POST',
  path: '/remove-draft-proof.php',
  access: 'signed-in',
  body: z.object({ application_id: idSchema }),
  response: doneResponse,
});

/**
 * Sends a new proof for a payment that is 'none' or 'queried' (PAY-4). Multipart like `uploadDraftProofCall`; takes an `Idempotency-Key`. 404 if
 * it is no submitted application of the member, 409 if its payment is being checked or confirmed. 413, 415 and 422 for the image
 * (`uploadTexts`).
 */
export const replaceProofCall = defineCall({
  method: 'POST',
  path: '/replace-proof.php',
  access: 'signed-in',
  limited: picturesPerMinute,
  sends: 'multipart',
  response: z.object({
    status: success,
    message: z.string(),
    proof_of_payment: fileName,
    payment_state: paymentStateSchema,
  }),
});

/**
 * Answers the question about a queried payment, also after a new proof was sent (PAY-5). Takes an `Idempotency-Key`. 404 if it is no submitted
 * application of the member, 409 if nothing is asked.
 */
export const answerPaymentQueryCall = defineCall({
  method: 'POST',
  path: '/answer-payment-query.php',
  access: 'signed-in',
  body: z.object({
    application_id: idSchema,
    answer: textUpTo(paymentLimits.question).check(
      z.refine(isFilled, { error: paymentTexts.answerRequired }),
    ),
  }),
  response: doneResponse,
});

/**
 * Withdraws a pending application of the user (APP-19). Repeating it changes nothing. 404 for an id that is unknown, another user's or a
 * draft's, 409 if the application has been decided.
 */
export const withdrawApplicationCall = defineCall({
  method: 'POST',
  path: '/withdraw-application.php',
  access: 'signed-in',
  body: z.object({ application_id: idSchema }),
  response: doneResponse,
});

/**
 * Returns how long the last `decisionTimesOf` decided applications took from submission to first decision (DASH-4, S-2.81). The same for
 * everybody.
 */
export const decisionTimesCall = defineCall({
  method: 'GET',
  path: '/decision-times.php',
  access: 'anyone',
  response: z.object({
    status: success,
    median_hours: described(
      'Median in hours. Null if too few applications were decided, or the setting does not show it (DASH-4).',
      z.nullable(z.number()),
    ),
    of: described('Number of applications that the median covers.', count),
  }),
});

const tooManyPictures = `The network address made ${picturesPerMinute} requests in the last minute, ${tooManyPerDay}`;
const proofParts = { picture: 'proofOfPayment', fields: { application_id: idSchema } } as const;

export const applicationsDocs: CallDocs = {
  submitApplication: {
    call: submitApplicationCall,
    summary: 'Submit an application for membership',
    description:
      'The form is sent as JSON in `data`, with an image of the payment. Without an image, the one that is kept with the draft is used. `application_id` is the id of the draft that is submitted. 400 has `errors` by field path.',
    takesIdempotencyKey: true,
    parts: { picture: 'proofOfPayment', pictureOptional: true, data: applicationFormSchema },
    refusals: {
      404: 'The member has no open draft with this id.',
      413: `${tooLarge} Or \`data\` exceeds 64 KiB.`,
      415: notAnImage,
      422: `${corruptImage} Or: ${differentBody}`,
      429: tooManyUploads,
    },
  },
  memberApplications: {
    call: memberApplicationsCall,
    summary: 'List a member’s applications, newest first, without drafts',
    refusals: { 403: 'A member requested another user’s `email`.' },
  },
  memberApplication: {
    call: memberApplicationCall,
    summary: 'Get one application with all fields of its form and its history',
    description: 'Returns the newest application or the one with `id`. Null if the member has none.',
    refusals: {
      403: 'A member requested another user’s `email`.',
      404: 'The `id` is unknown, belongs to another user or is a draft.',
    },
  },
  applicationDraft: {
    call: applicationDraftCall,
    summary: 'Get the member’s open draft, or null if there is none',
  },
  openDraft: {
    call: openDraftCall,
    summary: 'Get the member’s open draft, or create one',
    description: 'A new draft reserves the application’s id for the payment reference.',
  },
  saveDraft: {
    call: saveDraftCall,
    summary: 'Save the draft',
    description:
      'With `partial`, `data` contains only the fields and lists that have changed. `revision` is the revision that the form was loaded with. Without it, every save is accepted.',
    refusals: {
      404: 'The member has no open draft with this id.',
      409: 'The draft was saved after that `revision`. The response contains the stored `draft`.',
      413: 'The draft would be too large.',
    },
  },
  uploadDraftProof: {
    call: uploadDraftProofCall,
    summary: 'Keep a proof of payment with the draft',
    description:
      'Replaces the picture that was kept before. Only the member can open it until the draft is submitted.',
    parts: proofParts,
    refusals: {
      404: 'The member has no open draft with this id.',
      413: tooLarge,
      415: notAnImage,
      422: corruptImage,
      429: tooManyPictures,
    },
  },
  removeDraftProof: {
    call: removeDraftProofCall,
    summary: 'Remove the proof of payment from the draft',
    refusals: { 404: 'The member has no open draft with this id.' },
  },
  answerPaymentQuery: {
    call: answerPaymentQueryCall,
    summary: 'Answer the question about a payment in words',
    description: 'The payment is `received` afterwards. Also after a new proof was sent for the question.',
    takesIdempotencyKey: true,
    refusals: {
      404: 'The member has no submitted application with this id.',
      409: 'Nothing is asked about the payment.',
      422: differentBody,
    },
  },
  replaceProof: {
    call: replaceProofCall,
    summary: 'Send a new proof of payment for a submitted application',
    description:
      'Until the payment is confirmed; it is `received` afterwards. The earlier picture stays until the payment is confirmed.',
    takesIdempotencyKey: true,
    parts: proofParts,
    refusals: {
      404: 'The member has no submitted application with this id.',
      409: 'The payment is confirmed.',
      413: tooLarge,
      415: notAnImage,
      422: `${corruptImage} Or: ${differentBody}`,
      429: tooManyPictures,
    },
  },
  withdrawApplication: {
    call: withdrawApplicationCall,
    summary: 'Withdraw a pending application',
    description:
      'The application stays in the applicant’s list with `withdrawn_at` and leaves the admin’s list and all counts. Repeating the call succeeds.',
    refusals: {
      404: 'The `application_id` is unknown, belongs to another user or is a draft.',
      409: 'The application has been decided.',
    },
  },
  decisionTimes: {
    call: decisionTimesCall,
    summary: 'Get how long the latest decisions took',
    description:
      'Median of the last 50 decided applications, from submission to first decision. Null below 10 applications.',
  },
};
