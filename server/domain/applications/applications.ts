import type { Account } from '../accounts/users.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import { createMemberApplications, type MemberApplications } from './member-applications.ts';
import { createReview, type Review, type ReviewDeps } from './review.ts';
import { createSubmit, type Submission, type SubmissionAnswer, type SubmissionDeps } from './submission.ts';
import { createWithdrawal, type Withdrawal } from './withdrawal.ts';

/** Membership applications, from the draft to the decision. */
export interface Applications extends Drafts, MemberApplications, Review, Withdrawal {
  /** Submits an application. Throws a 400 if the form is invalid and a 404 if its draft is not the member's open one. */
  submit(account: Account, submission: Submission): Promise<SubmissionAnswer>;
}

/** Creates the `Applications` service. */
export const createApplications = (deps: SubmissionDeps & ReviewDeps): Applications => ({
  ...createDrafts(deps),
  ...createMemberApplications(deps.db),
  ...createReview(deps),
  ...createWithdrawal(deps),
  submit: createSubmit(deps),
});
