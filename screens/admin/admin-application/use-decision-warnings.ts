import {
  type ApplicationStatus,
  applicationReviewQuery,
  type DecisionFacts,
  type DecisionWarning,
  decisionWarnings,
  informationRequestsQuery,
  useApiClient,
} from '@imc/api';
import { useQuery } from '@tanstack/react-query';
import { gradeRequirements, naira, adminApplication as texts } from '../../content/index.ts';

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

/**
 * What an admin should know before deciding on an application (`decisionWarnings`), one line each. Nothing while it is loading, or if it can't be read.
 *
 * @param id - Undefined for an application that the user may not decide on.
 * @param to - The status that it is to have.
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
  const { application, shared_with_you: shared } = review;
  return decisionWarnings({ application, requests, shared }, to).map((warning) =>
    warningText(warning, application),
  );
}
