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

/** Another application of the same person. */
export const otherApplicationSchema = z.object({
  application_id: z.number(),
  grade: z.nullable(z.enum(gradeCodes)),
  application_status: applicationStatusSchema,
  /** UTC ISO time of the submission. */
  created_at: z.string(),
  /** UTC ISO time of the withdrawal. Null if it was not withdrawn. */
  withdrawn_at: z.nullable(z.string()),
});
export type OtherApplication = z.infer<typeof otherApplicationSchema>;

/** Another application with the same or a very similar picture as proof of payment (UPL-6). */
export const sameProofSchema = z.object({
  application_id: z.number(),
  /** Name of the applicant. */
  applicant: z.string(),
  application_status: applicationStatusSchema,
  /** UTC ISO time of the submission. */
  created_at: z.string(),
  /** `identical`: the same file. `similar`: a picture that looks alike. */
  match: z.enum(['identical', 'similar']),
  /** Whether the same person applied. */
  same_member: z.boolean(),
});
export type SameProof = z.infer<typeof sameProofSchema>;

/** One application as an admin reviews it. */
export const applicationReviewResponse = z.object({
  application: fullApplicationResponse,
  /** The decision that stands. Null if there is none. */
  decided: z.nullable(lastDecisionSchema),
  /** Other applications of the same person, newest first. */
  other_applications: z.array(otherApplicationSchema),
  /** Other applications with the same picture. */
  same_proofs: z.array(sameProofSchema),
  /** What the applicant has in common with the asking admin, whose second account it may be (APP-55). */
  shared_with_you: z.array(z.enum(sharedFacts)),
});
export type ApplicationReviewResponse = z.infer<typeof applicationReviewResponse>;

/** One application as an admin reviews it, in the spelling of the screens. */
export interface ApplicationReview extends Omit<ApplicationReviewResponse, 'application'> {
  readonly application: FullApplication;
}

/** Returns the review in the spelling of the screens. */
export const applicationReviewOf = ({
  application,
  ...review
}: ApplicationReviewResponse): ApplicationReview => ({
  ...review,
  application: fullApplicationOf(application),
});
