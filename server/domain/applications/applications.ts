import type { Account } from '../accounts/users.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createMemberApplications, type MemberApplications } from './member-applications.ts';
import { createReview, type Review, type ReviewDeps } from './review.ts';
import { createSubmit, type Submission, type SubmissionAnswer, type SubmissionDeps } from './submission.ts';

/** Applications for membership, from the draft to the decision. */
export interface Applications extends Drafts, MemberApplications, Review {
  /** Submits an application. 400 by the rules of the form, 404 where its draft is not the member's open one. */
  submit(account: Account, submission: Submission): Promise<SubmissionAnswer>;
}

export const createApplications = (deps: SubmissionDeps & ReviewDeps): Applications => ({
  ...createDrafts(deps),
  ...createMemberApplications(deps.db),
  ...createReview(deps),
  submit: createSubmit(deps),
});
