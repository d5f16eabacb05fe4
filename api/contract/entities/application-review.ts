import * as z from 'zod/mini';
import { sharedFacts } from '../rules/shared-facts.ts';
import {
  applicationStatusSchema,
  type FullApplication,
  fullApplicationOf,
  fullApplicationResponse,
} from './application.ts';
import { lastDecisionSchema } from './decision.ts';
import { gradeCodes } from './grade.ts';

export const otherApplicationSchema = z.object({
  application_id: z.number(),
  grade: z.nullable(z.enum(gradeCodes)),
  application_status: applicationStatusSchema,
  /** UTC ISO time of the submission. */
  created_at: z.string(),
  /** Null if it was not withdrawn. */
  withdrawn_at: z.nullable(z.string()),
});

/** Another application with the same or a very similar picture as proof of payment (UPL-6). */
export const sameProofSchema = z.object({
  application_id: z.number(),
  applicant: z.string(),
  application_status: applicationStatusSchema,
  /** UTC ISO time of the submission. */
  created_at: z.string(),
  /** `identical`: the same file. `similar`: a picture that looks alike. */
  match: z.enum(['identical', 'similar']),
  same_member: z.boolean(),
});
export type SameProof = z.infer<typeof sameProofSchema>;

export const applicationReviewResponse = z.object({
  application: fullApplicationResponse,
  /** Null if there is none. */
  decided: z.nullable(lastDecisionSchema),
  /** Newest first. */
  other_applications: z.array(otherApplicationSchema),
  same_proofs: z.array(sameProofSchema),
  /** The admin may be the applicant under another account (APP-55). */
  shared_with_you: z.array(z.enum(sharedFacts)),
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
