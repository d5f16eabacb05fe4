import type { ApplicationStatus, FullApplication } from '../entities/application.ts';
import type { InformationRequest } from '../entities/information-request.ts';
import { feeDue } from './grade-fees.ts';
import { checkGradeRules, type RuleCheck } from './grade-rules.ts';
import type { SharedFact } from './shared-facts.ts';

/** What an admin should know before deciding on an application. It is said and never prevents the decision. */
export type DecisionWarning =
  /** The payment is not confirmed, or less than the application fee was. `open` is what is missing of the fee, in naira; undefined if nothing is known to be. */
  | { readonly kind: 'moneyOpen'; readonly open: number | undefined }
  /** The member was asked about the payment. */
  | { readonly kind: 'paymentQueried' }
  /** A published rule is not met. `index` is its place among the rules of the grade. */
  | { readonly kind: 'ruleNotMet'; readonly check: RuleCheck; readonly index: number }
  /** The applicant has not answered a request for information. */
  | { readonly kind: 'requestOpen' }
  /** The applicant has this in common with the admin, whose second account it may be. */
  | { readonly kind: 'sharedWithYou'; readonly fact: SharedFact };

/** What the warnings are found in. */
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
  /** What the applicant was asked, in any order. Empty while it is unknown. */
  readonly requests: readonly Pick<InformationRequest, 'answered_at' | 'closed_at'>[];
  /** What the applicant has in common with the admin. */
  readonly shared: readonly SharedFact[];
}

/** What is missing of the fee that is due before the admission. */
function moneyOpen({ grade, paymentState, paymentAmount }: DecisionFacts['application']): DecisionWarning[] {
  if (paymentState === 'queried') return [{ kind: 'paymentQueried' }];
  const fee = feeDue(grade, 'application');
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

function openRequests(requests: DecisionFacts['requests']): DecisionWarning[] {
  const isOpen = requests.some(({ answered_at, closed_at }) => answered_at === null && closed_at === null);
  return isOpen ? [{ kind: 'requestOpen' }] : [];
}

/** Returns what an admin should know before giving an application a status: only before it is approved, also what speaks against that. */
export function decisionWarnings(
  { application, requests, shared }: DecisionFacts,
  to: ApplicationStatus,
): DecisionWarning[] {
  const isApproving = to === 'approved' && application.status !== 'approved';
  return [
    ...shared.map((fact) => ({ kind: 'sharedWithYou' as const, fact })),
    ...(isApproving
      ? [...moneyOpen(application), ...rulesNotMet(application), ...openRequests(requests)]
      : []),
  ];
}
