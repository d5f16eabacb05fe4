import * as z from 'zod/mini';
import { memberApplicationAnswer, memberApplicationReader } from '../entities/application.ts';
import { applicationDraftSchema } from '../entities/application-form.ts';
import { idSchema } from '../entities/id.ts';
import { emailText } from '../entities/text.ts';
import { defineCall, success } from './call.ts';

/**
 * Submits an application: multipart, the form as JSON in `data` (`applicationFormSchema`, judged by `applicationProblems`) and one image
 * in `proofOfPayment`. With an `Idempotency-Key` header it is stored once however often it is sent; the same key with another
 * body is 422. 400 with `errors` by field path; 413, 415 and 422 for the image (`uploadTexts`).
 */
export const submitApplicationCall = defineCall({
  method: 'POST',
  path: '/membership-application.php',
  access: 'signed-in',
  limited: true,
  sends: 'multipart',
  answer: z.object({
    status: success,
    message: z.string(),
    application_id: z.number(),
    reference: z.string(),
  }),
  read: z.object({ status: z.string(), application_id: z.catch(z.nullable(z.number()), null) }),
});

const byEmail = z.object({ email: z.optional(emailText) });

/** A member's applications, newest first, without drafts. Another person's `email` is 403 for a member. */
export const memberApplicationsCall = defineCall({
  method: 'GET',
  path: '/get-applications.php',
  access: 'signed-in',
  query: byEmail,
  answer: z.object({ status: success, applications: z.array(memberApplicationAnswer) }),
  read: z.object({ status: z.string(), applications: z.catch(z.array(memberApplicationReader), []) }),
});

/** A member's newest application; null where there is none. Another person's `email` is 403 for a member. */
export const memberApplicationCall = defineCall({
  method: 'GET',
  path: '/get-member-application.php',
  access: 'signed-in',
  query: byEmail,
  answer: z.object({ status: success, application: z.nullable(memberApplicationAnswer) }),
  read: z.object({ status: z.string(), application: z.catch(z.nullable(memberApplicationReader), null) }),
});

const draft = z.object({
  application_id: z.number(),
  reference: z.string(),
  data: z.nullable(applicationDraftSchema),
  /** When the draft was last saved, a UTC ISO time; null where it never was. */
  saved_at: z.nullable(z.string()),
});

export type ApplicationDraft = z.infer<typeof draft>;

/** Opens the member's draft, or makes one, which reserves the application's id for the payment reference. */
export const openDraftCall = defineCall({
  method: 'POST',
  path: '/open-application-draft.php',
  access: 'signed-in',
  answer: z.object({ status: success, draft }),
  read: z.object({ status: z.string(), draft }),
});

/** Saves the form as far as it goes. 404 where the draft is not the member's or is submitted already. */
export const saveDraftCall = defineCall({
  method: 'POST',
  path: '/save-application-draft.php',
  access: 'signed-in',
  body: z.object({ application_id: idSchema, data: applicationDraftSchema }),
  answer: z.object({ status: success, saved_at: z.string() }),
  read: z.object({ status: z.string(), saved_at: z.string() }),
});
