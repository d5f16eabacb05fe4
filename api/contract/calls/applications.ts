import * as z from 'zod/mini';
import { applicationDetailsResponse, memberApplicationResponse } from '../entities/application.ts';
import { applicationDraftSchema } from '../entities/application-form.ts';
import { idSchema } from '../entities/id.ts';
import { paymentLimits, paymentStateSchema } from '../entities/payment.ts';
import { emailText, textUpTo } from '../entities/text.ts';
import { paymentTexts } from '../rules/payment-records.ts';
import { isFilled } from '../rules/text.ts';
import { defineCall, doneResponse, picturesPerMinute, refusalSchema, success } from './call.ts';

/**
 * Submits an application. Multipart with the form as JSON in `data` (`applicationFormSchema`, checked by `applicationProblems`) and one
 * image in `proofOfPayment`. Without an image, the one that was kept with the draft is used (`uploadDraftProofCall`); an image that is sent
 * replaces it (UPL-3). With an `Idempotency-Key` header, retries store the application only once, and the same key with another
 * body returns 422. 400 with `errors` by field path. 413, 415 and 422 for the image (`uploadTexts`).
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
    application_id: z.number(),
    reference: z.string(),
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
 * Returns one application of a member with all fields of its form and its history: the newest, or the one with `id`. Null if the member has none. 403 if a
 * member requests another user's `email`. 404 with the same message for an `id` that is unknown, belongs to another user or is a draft.
 */
export const memberApplicationCall = defineCall({
  method: 'GET',
  path: '/get-member-application.php',
  access: 'signed-in',
  query: z.extend(byEmail, { id: z.optional(idSchema) }),
  response: z.object({ status: success, application: z.nullable(applicationDetailsResponse) }),
});

/** A picture that is kept with a draft: its file name, and when it was stored, a UTC ISO time. */
const keptProof = z.object({ file: z.string(), uploaded_at: z.string() });

/** A picture that is kept with a draft (UPL-1). */
export type KeptProof = z.infer<typeof keptProof>;

export const draftSchema = z.object({
  application_id: z.number(),
  reference: z.string(),
  data: z.nullable(applicationDraftSchema),
  /** Time of the last save, a UTC ISO time. Null if the draft was never saved. */
  saved_at: z.nullable(z.string()),
  /** Number of saves so far. A save with an older revision is rejected. */
  revision: z.number(),
  /** The proof of payment that is kept with the draft. Null if there is none. */
  proof: z.nullable(keptProof),
});

/** A draft of an application. */
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
 * Saves an incomplete form as a draft. With `partial`, `data` contains only the fields and lists that have changed, and the others stay as they
 * are stored. `revision` is the revision that the form was loaded with. If the draft was saved since, returns 409 with the stored `draft`
 * and changes nothing. Without `revision`, saves over whatever is stored. 404 if the member has no open draft with this id. Also saves the
 * answer to an open request for information, until it is sent (APP-21).
 */
export const saveDraftCall = defineCall({
  method: 'POST',
  path: '/save-application-draft.php',
  access: 'signed-in',
  body: z.object({
    application_id: idSchema,
    data: applicationDraftSchema,
    partial: z.optional(z.boolean()),
    revision: z.optional(z.number().check(z.int(), z.nonnegative())),
  }),
  response: z.object({ status: success, saved_at: z.string(), revision: z.number() }),
  refusal: z.extend(refusalSchema, { draft: z.optional(draftSchema) }),
});

/**
 * Keeps a proof of payment with the member's open draft, so that it is neither chosen nor sent again (UPL-1). Multipart with the draft's id
 * in `application_id` and one image in `proofOfPayment`. Replaces the picture that was kept before. 404 if the member has no open draft with
 * this id. 413, 415 and 422 for the image (`uploadTexts`).
 */
export const uploadDraftProofCall = defineCall({
  method: 'POST',
  path: '/upload-draft-proof.php',
  access: 'signed-in',
  limited: picturesPerMinute,
  sends: 'multipart',
  response: z.object({ status: success, proof: keptProof }),
});

/** Removes the proof of payment that is kept with the member's open draft, if there is one. 404 if the member has no open draft with this id. */
export const removeDraftProofCall = defineCall({
  method: 'POST',
  path: '/remove-draft-proof.php',
  access: 'signed-in',
  body: z.object({ application_id: idSchema }),
  response: doneResponse,
});

/**
 * Sends a new proof of payment for a submitted application whose payment is 'none' or 'queried'; the payment is 'received' afterwards
 * (PAY-4). Multipart like `uploadDraftProofCall`. With an `Idempotency-Key` header, a retry gets the same answer. 404 if the application is
 * not the member's own or is a draft. 409 if its payment is being checked or confirmed. 413, 415 and 422 for the image (`uploadTexts`).
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
    proof_of_payment: z.string(),
    payment_state: paymentStateSchema,
  }),
});

/**
 * Answers the question about a queried payment in words (PAY-5); the payment is 'received' afterwards. Also after a new proof was sent for it. With an
 * `Idempotency-Key` header, a retry gets the same answer. 404 if the application is not the member's own or is a draft. 409 if nothing is asked.
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
 * Withdraws a pending application of the user (APP-19). It stays in the user's list with `withdrawn_at`, and leaves the admin's list and all counts.
 * Repeating the call succeeds and changes nothing. 404 with the same message for an id that is unknown, belongs to another user or is a draft. 409 if
 * the application has been decided.
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
 * everybody; it names no application and no person.
 */
export const decisionTimesCall = defineCall({
  method: 'GET',
  path: '/decision-times.php',
  access: 'anyone',
  response: z.object({
    status: success,
    /** Median in hours. Null if fewer than `decisionTimesFrom` applications were decided, or the setting does not show it (DASH-4). */
    median_hours: z.nullable(z.number()),
    /** Number of applications that the median covers. */
    of: z.number(),
  }),
});
