import * as z from 'zod/mini';
import {
  applicationDetailsAnswer,
  applicationDetailsReader,
  memberApplicationAnswer,
  memberApplicationReader,
} from '../entities/application.ts';
import { applicationDraftSchema } from '../entities/application-form.ts';
import { idSchema } from '../entities/id.ts';
import { emailText } from '../entities/text.ts';
import { defineCall, refusalSchema, success } from './call.ts';

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

/**
 * One application of a member with everything that its form held: the newest, or that of an `id`; null where there is none at all. Another
 * person's `email` is 403 for a member. An `id` that is another's, a draft's or nobody's is 404, in the same words.
 */
export const memberApplicationCall = defineCall({
  method: 'GET',
  path: '/get-member-application.php',
  access: 'signed-in',
  query: z.extend(byEmail, { id: z.optional(idSchema) }),
  answer: z.object({ status: success, application: z.nullable(applicationDetailsAnswer) }),
  read: z.object({ status: z.string(), application: z.catch(z.nullable(applicationDetailsReader), null) }),
});

const draftAnswer = z.object({
  application_id: z.number(),
  reference: z.string(),
  data: z.nullable(applicationDraftSchema),
  /** When the draft was last saved, a UTC ISO time; null where it never was. */
  saved_at: z.nullable(z.string()),
  /** How often the draft was saved. A save that names an older one is refused. */
  revision: z.number(),
});

/** Reads a draft from any provider; one that counts no revisions takes every save. */
export const draftReader = z.extend(draftAnswer, { revision: z.catch(z.optional(z.number()), undefined) });

/** A draft as the server answers it. */
export type ApplicationDraftAnswer = z.infer<typeof draftAnswer>;
/** A draft as the client reads it. */
export type ApplicationDraft = z.infer<typeof draftReader>;

/** The member's open draft; null where there is none. Never makes one. */
export const applicationDraftCall = defineCall({
  method: 'GET',
  path: '/get-application-draft.php',
  access: 'signed-in',
  answer: z.object({ status: success, draft: z.nullable(draftAnswer) }),
  read: z.object({ status: z.string(), draft: z.nullable(draftReader) }),
});

/** Opens the member's draft, or makes one, which reserves the application's id for the payment reference. */
export const openDraftCall = defineCall({
  method: 'POST',
  path: '/open-application-draft.php',
  access: 'signed-in',
  answer: z.object({ status: success, draft: draftAnswer }),
  read: z.object({ status: z.string(), draft: draftReader }),
});

/**
 * Saves the form as far as it goes. `revision` is the one that the form was filled in on: where the draft has been saved since, 409 with the
 * stored `draft`, and nothing is changed. Without it the save is taken whatever is stored. 404 where the draft is not the member's or is
 * submitted already.
 */
export const saveDraftCall = defineCall({
  method: 'POST',
  path: '/save-application-draft.php',
  access: 'signed-in',
  body: z.object({
    application_id: idSchema,
    data: applicationDraftSchema,
    revision: z.optional(z.number().check(z.int(), z.nonnegative())),
  }),
  answer: z.object({ status: success, saved_at: z.string(), revision: z.number() }),
  read: z.object({ status: z.string(), saved_at: z.string(), revision: draftReader.shape.revision }),
  refusal: z.extend(refusalSchema, { draft: z.optional(draftAnswer) }),
});
