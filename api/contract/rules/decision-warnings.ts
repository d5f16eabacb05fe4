import { gradeRank } from '../application/list-query.ts';
import type { ApplicationStatus, FullApplication } from '../entities/application.ts';
import type { ApplicationReviewResponse } from '../entities/application-review.ts';
import type { GradeCode } from '../entities/grade.ts';
import type { InformationRequest } from '../entities/information-request.ts';
import { checkGradeRules, type RuleCheck } from './grade-rules.ts';
import type { SharedFact } from './shared-facts.ts';

/** A warning never prevents the decision. */
export type DecisionWarning =
  /** Less than what is due was confirmed. `open`: naira missing of the fee, undefined if unknown. */
  | { readonly kind: 'moneyOpen'; readonly open: number | undefined }
  | { readonly kind: 'paymentQueried' }
  /** `index`: position among the rules of the grade. */
  | { readonly kind: 'ruleNotMet'; readonly check: RuleCheck; readonly index: number }
  /** An earlier application gave this grade, or a higher one. */
  | { readonly kind: 'gradeHeld'; readonly grade: GradeCode }
  /** The applicant has not answered a request for information. */
  | { readonly kind: 'requestOpen' }
  /** The proof was sent with this many other applications, too (UPL-6). */
  | { readonly kind: 'samePicture'; readonly others: number }
  /** The admin may be the applicant under another account. */
  | { readonly kind: 'sharedWithYou'; readonly fact: SharedFact };

export interface DecisionFacts {
  readonly application: Pick<
    FullApplication,
    | 'status'
    | 'grade'
    | 'createdAt'
    | 'paymentState'
    | 'paymentAmount'
    | 'employer'
    | 'position'
    | 'institutions'
    | 'assignments'
  >;
  /** Charged for the fee that is due, in naira. Null if nothing is. */
  readonly fee: number | null;
  /** In any order. Empty while unknown. */
  readonly requests: readonly Pick<InformationRequest, 'answered_at' | 'closed_at'>[];
  readonly shared: readonly SharedFact[];
  /** Other applications of the person. Default: none are known. */
  readonly others?: ApplicationReviewResponse['other_applications'];
  /** How many other applications have the same proof. */
  readonly sameProofs: number;
}

function moneyOpen({
  application: { paymentState, paymentAmount },
  fee,
}: Pick<DecisionFacts, 'application' | 'fee'>): DecisionWarning[] {
  if (paymentState === 'queried') return [{ kind: 'paymentQueried' }];
  const open = fee === null ? undefined : Math.max(0, fee - (paymentAmount ?? 0));
  if (paymentState === 'confirmed') {
    // Payments that were confirmed before amounts were recorded have none.
    return paymentAmount === null || !open ? [] : [{ kind: 'moneyOpen', open }];
  }
  return [{ kind: 'moneyOpen', open: open || undefined }];
}

function rulesNotMet({ grade, createdAt, ...facts }: DecisionFacts['application']): DecisionWarning[] {
  if (!grade) return [];
  return checkGradeRules(grade, facts, new Date(createdAt)).flatMap((check, index) =>
    check.result === 'notMet' ? [{ kind: 'ruleNotMet' as const, check, index }] : [],
  );
}

function gradeHeld(sought: GradeCode | undefined, others: DecisionFacts['others'] = []): DecisionWarning[] {
  const held = others
    .flatMap(({ grade, application_status }) => (grade && application_status === 'approved' ? [grade] : []))
    .find((grade) => sought && gradeRank(grade) >= gradeRank(sought));
  return held ? [{ kind: 'gradeHeld', grade: held }] : [];
}

function openRequests(requests: DecisionFacts['requests']): DecisionWarning[] {
  const isOpen = requests.some(({ answered_at, closed_at }) => answered_at === null && closed_at === null);
  return isOpen ? [{ kind: 'requestOpen' }] : [];
}

/** Everything but shared facts is only a warning before an approval. */
export function decisionWarnings(
  { application, fee, requests, shared, others, sameProofs }: DecisionFacts,
  to: ApplicationStatus,
): DecisionWarning[] {
  const isApproving = to === 'approved' && application.status !== 'approved';
  return [
    ...shared.map((fact) => ({ kind: 'sharedWithYou' as const, fact })),
    ...(isApproving
      ? [
          ...moneyOpen({ application, fee }),
          ...rulesNotMet(application),
          ...gradeHeld(application.grade, others),
          ...openRequests(requests),
          ...(sameProofs > 0 ? [{ kind: 'samePicture' as const, others: sameProofs }] : []),
        ]
      : []),
  ];
}
