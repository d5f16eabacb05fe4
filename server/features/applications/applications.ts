import type { Account } from '../../shared/account.ts';
import { type ApplicationHistory, createApplicationHistory } from './application-history.ts';
import { type ApplicationNotes, createApplicationNotes } from './application-notes.ts';
import { type ApplicationReviews, createApplicationReviews } from './application-review.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import {
  createInformationRequests,
  type InformationRequests,
  type InformationRequestsDeps,
} from './information-requests.ts';
import { createMemberApplications, type MemberApplications } from './member-applications.ts';
import { createReview, type Review, type ReviewDeps } from './review.ts';
import { createSubmit, type Submission, type SubmissionAnswer, type SubmissionDeps } from './submission.ts';
import { createUndoDecision, type UndoDecision } from './undo-decision.ts';
import { createWithdrawal, type Withdrawal } from './withdrawal.ts';

/** From the draft to the decision. */
export interface Applications
  extends Drafts,
    MemberApplications,
    InformationRequests,
    Review,
    ApplicationReviews,
    UndoDecision,
    ApplicationHistory,
    ApplicationNotes,
    Withdrawal {
  /** Throws a 400 if the form is invalid, and a 404 if its draft is not the member's open one. */
  submit(account: Account, submission: Submission): Promise<SubmissionAnswer>;
}

export function createApplications(
  deps: SubmissionDeps & ReviewDeps & InformationRequestsDeps,
): Applications {
  return {
    ...createDrafts(deps),
    ...createMemberApplications(deps),
    ...createInformationRequests(deps),
    ...createReview(deps),
    ...createApplicationReviews(deps),
    ...createUndoDecision(deps),
    ...createApplicationHistory(deps),
    ...createApplicationNotes(deps),
    ...createWithdrawal(deps),
    submit: createSubmit(deps),
  };
}
