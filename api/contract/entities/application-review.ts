import * as z from 'zod/mini';
import { sharedFacts } from '../rules/shared-facts.ts';
import {
  applicationStatusSchema,
  type FullApplication,
  fullApplicationOf,
  fullApplicationResponse,
} from './application.ts';
import { lastDecisionSchema } from './decision.ts';
import { described } from './described.ts';
import { gradeCodes } from './grade.ts';
import { naira, rowId, timestamp } from './values.ts';

export const otherApplicationSchema = z.object({
  application_id: rowId,
  grade: z.nullable(z.enum(gradeCodes)),
  application_status: applicationStatusSchema,
  created_at: described('Time of the submission.', timestamp),
  withdrawn_at: described('Null if it was not withdrawn.', z.nullable(timestamp)),
});

/** Another application with the same or a very similar picture as proof of payment (UPL-6). */
export const sameProofSchema = z.object({
  application_id: rowId,
  applicant: z.string(),
  application_status: applicationStatusSchema,
  created_at: described('Time of the submission.', timestamp),
  match: described(
    '`identical`: the same file. `similar`: a picture that looks alike.',
    z.enum(['identical', 'similar']),
  ),
  same_member: z.boolean(),
});
export type SameProof = z.infer<typeof sameProofSchema>;

export const applicationReviewResponse = z.object({
  application: fullApplicationResponse,
  fee: described(
    'What is charged for `payment_fee`. Null if nothing is, as without a grade.',
    z.nullable(naira),
  ),
  decided: described('Null if there is none.', z.nullable(lastDecisionSchema)),
  other_applications: described('Newest first.', z.array(otherApplicationSchema)),
  same_proofs: z.array(sameProofSchema),
  shared_with_you: described(
    'The admin may be the applicant under another account (APP-55).',
    z.array(z.enum(sharedFacts)),
  ),
});
export type ApplicationReviewResponse = z.infer<typeof applicationReviewResponse>;

export interface ApplicationReview extends Omit<ApplicationReviewResponse, 'application'> {
  readonly application: FullApplication;
}

export const applicationReviewOf = ({
  application,
  ...review
}: ApplicationReviewResponse): ApplicationReview => ({
  ...review,
  application: fullApplicationOf(application),
});
