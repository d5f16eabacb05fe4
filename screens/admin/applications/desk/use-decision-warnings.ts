import {
  type AdminApplication,
  type AdminInformationRequest,
  type ApplicationReview,
  type ApplicationStatus,
  applicationReviewQuery,
  categoryWithLetters,
  checkGradeRules,
  type DecisionFacts,
  type DecisionWarning,
  decisionWarnings,
  informationRequestsQuery,
  shownPaymentState,
  useApiClient,
} from '@imc/api';
import type { DecisionCheck } from '@imc/ui/membership';
import { useQueries, useQuery } from '@tanstack/react-query';
import { gradeRequirements, naira, adminApplication as texts } from '../../../content/index.ts';
import { lagosToday } from '../../../shared/dates.ts';
import { askedForMore } from './use-asked-for-more.ts';

function warningText(warning: DecisionWarning, review: ApplicationReview): string {
  const { warnings } = texts;
  const { grade } = review.application;
  switch (warning.kind) {
    case 'moneyOpen':
      return warnings.moneyOpen(warning.open === undefined ? undefined : naira(warning.open));
    case 'ruleNotMet':
      return warnings.ruleNotMet((grade && gradeRequirements[grade][warning.index]) ?? warning.check.rule);
    case 'gradeHeld':
      return warnings.gradeHeld(categoryWithLetters(warning.grade));
    case 'paymentQueried':
      return warnings.paymentQueried(paidText(review));
    case 'sharedWithYou':
      return warnings.sharedWithYou[warning.fact];
    case 'samePicture':
      return warnings.samePicture(warning.others);
    default:
      return warnings[warning.kind];
  }
}

const warningsOf = (
  review: ApplicationReview,
  requests: DecisionFacts['requests'],
  to: ApplicationStatus,
) => {
  const { application, fee, shared_with_you: shared, other_applications: others, same_proofs } = review;
  return decisionWarnings({ application, fee, requests, shared, others, sameProofs: same_proofs.length }, to);
};

const warningTexts = (...[review, ...decision]: Parameters<typeof warningsOf>): readonly string[] =>
  warningsOf(review, ...decision).map((warning) => warningText(warning, review));

/** In naira. Payments that were confirmed before amounts were recorded have no amount. */
const paidOf = ({ application: { paymentAmount, paymentState }, fee }: ApplicationReview): number =>
  paymentAmount ?? (paymentState === 'confirmed' ? fee : 0) ?? 0;

/** '₦0 of ₦5,000'. Undefined if nothing is due. */
const paidText = (review: ApplicationReview): string | undefined =>
  review.fee === null ? undefined : texts.checks.paid(naira(paidOf(review)), naira(review.fee));

/** What was paid of the fee: '₦0 of ₦5,000, Pending'. */
function paymentText(review: ApplicationReview): string {
  const { application, fee } = review;
  const { paymentState, paymentQuestion } = application;
  const { checks } = texts;
  const paid = paidOf(review);
  return [
    paidText(review),
    checks.paymentStates[paymentState],
    ...(fee !== null && paid > fee ? [checks.more(naira(paid - fee))] : []),
    ...(paymentState === 'queried' && paymentQuestion ? [checks.asked(paymentQuestion)] : []),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What is checked before an approval, one line each, with `warningTexts` as its warnings. */
function decisionChecks(
  review: ApplicationReview,
  requests: readonly AdminInformationRequest[] | undefined,
): readonly DecisionCheck[] {
  const { application } = review;
  const { grade, status, createdAt, paymentFee, paymentState, proofOfPayment, referees } = application;
  const { checks } = texts;
  const sameProofs = review.same_proofs.length;
  const pending = { ...review, application: { ...application, status: 'pending' as const } };
  const warnings = warningsOf(pending, requests ?? [], 'approved');
  const open = (...kinds: DecisionWarning['kind'][]) =>
    warnings.filter(({ kind }) => kinds.includes(kind)).map((warning) => warningText(warning, review));
  const rules = grade ? checkGradeRules(grade, application, new Date(createdAt)) : [];
  const met = rules.filter(({ result }) => result === 'met').length;
  const areUnknown = met < rules.length && rules.every(({ result }) => result !== 'notMet');
  const isClosed = shownPaymentState(status, application.withdrawnAt, paymentState) === 'closed';
  const own = open('sharedWithYou');
  const held = warnings.find((warning) => warning.kind === 'gradeHeld');
  return [
    ...(own.length > 0 ? [{ name: checks.shared, text: own.join(' '), open: own }] : []),
    ...(held ? [{ name: checks.held, text: checks.heldAs(held.grade, grade), open: open('gradeHeld') }] : []),
    {
      name: checks.fee[paymentFee],
      text: isClosed ? checks.paymentStates.closed : paymentText(review),
      open: isClosed ? [] : open('moneyOpen', 'paymentQueried'),
      isUnknown: isClosed,
    },
    {
      name: checks.rules,
      text: grade ? checks.rulesMet(met, rules.length, areUnknown) : checks.noGrade,
      open: open('ruleNotMet'),
      isUnknown: !grade || areUnknown,
    },
    {
      name: checks.referees,
      text: checks.referred(referees.length),
      open: [],
      // Only a person can say whether they answered.
      isUnknown: true,
    },
    {
      name: checks.request,
      text: requests ? (askedForMore(requests, lagosToday()) ?? checks.noRequest) : checks.notLoaded,
      open: open('requestOpen'),
      isUnknown: !requests,
    },
    {
      name: checks.picture,
      text: !proofOfPayment
        ? checks.noPicture
        : sameProofs > 0
          ? checks.elsewhere(sameProofs)
          : paymentState === 'confirmed'
            ? checks.onlyHere
            : checks.notChecked,
      open: open('samePicture'),
      // Somebody looked at it to confirm the payment.
      isUnknown: paymentState !== 'confirmed',
    },
  ];
}

/** `enabled` is false for an application that the user may not decide on: reading is recorded. */
function useDecisionFacts(id: number, enabled = true) {
  const client = useApiClient();
  const review = useQuery({ ...applicationReviewQuery(client, id), enabled });
  const requests = useQuery({ ...informationRequestsQuery(client, id), enabled });
  return {
    review: review.data,
    requests: requests.data,
    isLoading: review.isLoading || requests.isLoading,
  };
}

/** The checks before an approval. Undefined while loading, none after an error or if not `enabled`. */
export function useDecisionChecks(id: number, enabled = true): readonly DecisionCheck[] | undefined {
  const { review, requests, isLoading } = useDecisionFacts(id, enabled);
  if (isLoading) return undefined;
  return review ? decisionChecks(review, requests) : [];
}

/** Warnings before a decision (`decisionWarnings`), one line each. None while loading or after an error. */
export function useDecisionWarnings(id: number, to: ApplicationStatus) {
  const { review, requests = [] } = useDecisionFacts(id);
  return review ? warningTexts(review, requests, to) : [];
}

const openRequest = { answered_at: null, closed_at: null } as const;

/**
 * As `useDecisionWarnings`, for several applications. Those that already have the status are not read, because
 * reading is recorded.
 *
 * @param enabled - False once decisions are being saved, because each one would read its application again.
 */
export function useBulkDecisionWarnings(
  applications: readonly AdminApplication[],
  to: ApplicationStatus,
  enabled: boolean,
): (application: AdminApplication) => readonly string[] {
  const client = useApiClient();
  const changing = applications.filter(({ status }) => status !== to);
  const reviews = useQueries({
    queries: changing.map(({ id }) => ({ ...applicationReviewQuery(client, id), enabled })),
  });
  return ({ id, askedForMore }) => {
    const review = reviews.find(({ data }) => data?.application.id === id)?.data;
    return review ? warningTexts(review, askedForMore === 'open' ? [openRequest] : [], to) : [];
  };
}
