import type { Account } from '../../shared/account.ts';
import type { PictureStorage } from '../../storage/storage.ts';
import { createDraftProof, type DraftProof } from '../payments/draft-proof.ts';
import { createPartPayments, type PartPayments } from '../payments/part-payments.ts';
import { createAnswerPaymentQuery, type PaymentAnswer } from '../payments/payment-answers.ts';
import { createPaymentConfirmations, type PaymentConfirmations } from '../payments/payment-confirmations.ts';
import { createPaymentList, type PaymentList } from '../payments/payment-list.ts';
import { createPaymentMatching, type PaymentMatching } from '../payments/payment-matching.ts';
import {
  type ApplicationPayments,
  createApplicationPayments,
  type PaymentsDeps,
} from '../payments/payments.ts';
import { createProofFiles } from '../payments/proof-files.ts';
import { createReceipts, type Receipts } from '../payments/receipts.ts';
import type { UploadQuota } from '../uploads/upload-quota.ts';
import { type ApplicationHistory, createApplicationHistory } from './application-history.ts';
import { type ApplicationNotes, createApplicationNotes } from './application-notes.ts';
import type { Openings } from './application-openings.ts';
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

/** Membership applications, from the draft to the decision. */
export interface Applications
  extends Drafts,
    DraftProof,
    MemberApplications,
    ApplicationPayments,
    PaymentConfirmations,
    PartPayments,
    PaymentList,
    PaymentMatching,
    Omit<Receipts, 'issue'>,
    InformationRequests,
    Review,
    ApplicationReviews,
    UndoDecision,
    ApplicationHistory,
    ApplicationNotes,
    Withdrawal {
  /** Submits an application. Throws a 400 if the form is invalid and a 404 if its draft is not the member's open one. */
  submit(account: Account, submission: Submission): Promise<SubmissionAnswer>;
  /** Answers the question about a payment in words (S-12.241). Throws a 404 if the application is not the member's own, and a 409 if nothing is asked. */
  answerPaymentQuery(account: Account, answer: PaymentAnswer): Promise<{ message: string }>;
}

/** Creates the `Applications` service. */
export function createApplications(
  deps: Omit<SubmissionDeps & PaymentsDeps & ReviewDeps & InformationRequestsDeps, 'files' | 'receipts'> & {
    readonly storage: PictureStorage;
    readonly quota: UploadQuota;
    readonly openings: Openings;
    /** Called if a file without a row could not be removed. */
    readonly onStrayFile: (error: unknown) => void;
  },
): Applications {
  const { issue, ...receipts } = createReceipts(deps);
  const withFiles = { ...deps, files: createProofFiles(deps), receipts: { issue } };
  return {
    ...createDrafts(deps),
    ...createDraftProof(withFiles),
    ...createMemberApplications(deps),
    ...createApplicationPayments(withFiles),
    ...createPaymentConfirmations(withFiles),
    ...createPartPayments(deps),
    ...createPaymentList(deps),
    ...createPaymentMatching(deps),
    ...receipts,
    ...createInformationRequests(deps),
    ...createReview(deps),
    ...createApplicationReviews(deps),
    ...createUndoDecision(deps),
    ...createApplicationHistory(deps),
    ...createApplicationNotes(deps),
    ...createWithdrawal(deps),
    submit: createSubmit(withFiles),
    answerPaymentQuery: createAnswerPaymentQuery(deps),
  };
}
