import {
  type ApplicationDraft,
  type MemberApplication,
  type OpenInformationRequest,
  shownStatus,
  type User,
} from '@imc/api';

/** The one thing that a member should do next (DASH-1). */
export type NextAction =
  | { readonly kind: 'answer-treasurer'; readonly application: MemberApplication }
  | { readonly kind: 'answer-committee'; readonly request: OpenInformationRequest }
  | { readonly kind: 'continue-draft'; readonly draft: ApplicationDraft }
  | { readonly kind: 'start' }
  | { readonly kind: 'print'; readonly application: MemberApplication }
  | { readonly kind: 'complete-profile'; readonly application: MemberApplication }
  /** Nothing to do but wait for the decision. */
  | { readonly kind: 'wait'; readonly application: MemberApplication };

/**
 * Returns the application that the dashboard is about: the newest that was not withdrawn, or else the newest. Undefined if there is none.
 *
 * @param applications - Newest first.
 */
export const currentApplication = (
  applications: readonly MemberApplication[],
): MemberApplication | undefined =>
  applications.find(({ withdrawnAt }) => withdrawnAt === null) ?? applications[0];

/**
 * Returns the application that admitted the member: the newest that was approved. It stays whatever is applied for later (DASH-3).
 *
 * @param applications - Newest first.
 */
export const admission = (applications: readonly MemberApplication[]): MemberApplication | undefined =>
  applications.find((application) => shownStatus(application) === 'approved');

/**
 * Returns the next action: money that is in question, then what the committee asks for, then an application that was begun, then the application
 * itself.
 *
 * @param applications - Newest first.
 * @param request - The open request for information about the current application.
 */
export function nextAction({
  applications,
  request,
  draft,
  user,
}: {
  readonly applications: readonly MemberApplication[];
  readonly request?: OpenInformationRequest | null | undefined;
  readonly draft: ApplicationDraft | null | undefined;
  readonly user: Pick<User, 'profile_completed'>;
}): NextAction {
  const queried = applications.find(
    ({ paymentState, withdrawnAt }) => paymentState === 'queried' && withdrawnAt === null,
  );
  if (queried) return { kind: 'answer-treasurer', application: queried };
  if (request) return { kind: 'answer-committee', request };
  // The two lists are requested one after the other, so a draft submitted in between is also in the applications.
  if (draft && !applications.some(({ id }) => id === draft.application_id))
    return { kind: 'continue-draft', draft };
  const application = currentApplication(applications);
  if (!application || application.withdrawnAt !== null || application.status === 'rejected')
    return { kind: 'start' };
  if (application.status === 'approved') return { kind: 'print', application };
  if (user.profile_completed !== 1) return { kind: 'complete-profile', application };
  return { kind: 'wait', application };
}
