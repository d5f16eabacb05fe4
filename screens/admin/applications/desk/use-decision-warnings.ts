import {
  type AdminApplication,
  type ApplicationReview,
  type ApplicationStatus,
  applicationReviewQuery,
  type DecisionFacts,
  type DecisionWarning,
  decisionWarnings,
  informationRequestsQuery,
  useApiClient,
} from '@imc/api';
import { useQueries, useQuery } from '@tanstack/react-query';
import { gradeRequirements, naira, adminApplication as texts } from '../../../content/index.ts';

function warningText(warning: DecisionWarning, { grade }: DecisionFacts['application']): string {
  const { warnings } = texts;
  switch (warning.kind) {
    case 'moneyOpen':
      return warnings.moneyOpen(warning.open === undefined ? undefined : naira(warning.open));
    case 'ruleNotMet':
      return warnings.ruleNotMet((grade && gradeRequirements[grade][warning.index]) ?? warning.check.rule);
    case 'sharedWithYou':
      return warnings.sharedWithYou[warning.fact];
    default:
      return warnings[warning.kind];
  }
}

const warningTexts = (
  { application, fee, shared_with_you: shared }: ApplicationReview,
  requests: DecisionFacts['requests'],
  to: ApplicationStatus,
): readonly string[] =>
  decisionWarnings({ application, fee, requests, shared }, to).map((warning) =>
    warningText(warning, application),
  );

/**
 * Warnings before a decision (`decisionWarnings`), one line each. Empty while loading or after an error.
 *
 * @param id - Undefined for an application that the user may not decide on.
 */
export function useDecisionWarnings(
  id: number | undefined,
  to: ApplicationStatus = 'approved',
): readonly string[] {
  const client = useApiClient();
  const enabled = id !== undefined;
  const review = useQuery({ ...applicationReviewQuery(client, id ?? 0), enabled }).data;
  const requests = useQuery({ ...informationRequestsQuery(client, id ?? 0), enabled }).data ?? [];
  if (!review) return [];
  return warningTexts(review, requests, to);
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
