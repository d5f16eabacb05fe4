import type { ApplicationDraft, MemberApplication, OpenInformationRequest, Payment, User } from '@imc/api';

/** What a member should do next (DASH-1). */
export type NextAction =
  | { readonly kind: 'answer-treasurer'; readonly application: MemberApplication }
  | { readonly kind: 'answer-committee'; readonly request: OpenInformationRequest }
  | { readonly kind: 'pay'; readonly payment: Payment }
  | { readonly kind: 'continue-draft'; readonly draft: ApplicationDraft }
  /** `isAgain`: after a rejection. */
  | { readonly kind: 'start'; readonly isAgain?: boolean }
  | { readonly kind: 'print'; readonly application: MemberApplication }
  | { readonly kind: 'complete-profile'; readonly application: MemberApplication }
  /** Nothing to do until the decision. */
  | { readonly kind: 'wait'; readonly application: MemberApplication };

/**
 * Returns the application that the dashboard shows: the newest that was not withdrawn, or else the newest.
 *
 * @param applications - Newest first.
 */
export const currentApplication = (
  applications: readonly MemberApplication[],
): MemberApplication | undefined =>
  applications.find(({ withdrawnAt }) => withdrawnAt === null) ?? applications[0];

/** Returns the newest application whose payment the treasurer has a question about. */
export const queriedApplication = (
  applications: readonly MemberApplication[],
): MemberApplication | undefined =>
  applications.find(({ paymentState, withdrawnAt }) => paymentState === 'queried' && withdrawnAt === null);

/** Returns the draft that is not sent. The lists are requested one after the other, so a draft submitted in between is also in the applications. */
export const openDraft = (
  draft: ApplicationDraft | null | undefined,
  applications: readonly MemberApplication[] | undefined,
): ApplicationDraft | undefined =>
  draft && !applications?.some(({ id }) => id === draft.application_id) ? draft : undefined;

/**
 * A queried payment comes first, then a request of the committee, what is to be paid, an open draft, the application.
 *
 * @param applications - Newest first.
 */
export function nextAction({
  applications,
  request,
  due,
  draft,
  user,
}: {
  readonly applications: readonly MemberApplication[];
  readonly request?: OpenInformationRequest | null | undefined;
  /** What is due and needs no picture. */
  readonly due?: Payment | undefined;
  readonly draft: ApplicationDraft | null | undefined;
  readonly user: Pick<User, 'profile_completed'>;
}): NextAction {
  const queried = queriedApplication(applications);
  if (queried) return { kind: 'answer-treasurer', application: queried };
  if (request) return { kind: 'answer-committee', request };
  if (due) return { kind: 'pay', payment: due };
  const open = openDraft(draft, applications);
  if (open) return { kind: 'continue-draft', draft: open };
  const application = currentApplication(applications);
  if (!application || application.withdrawnAt !== null) return { kind: 'start' };
  if (application.status === 'rejected') return { kind: 'start', isAgain: true };
  if (application.status === 'approved') return { kind: 'print', application };
  if (user.profile_completed !== 1) return { kind: 'complete-profile', application };
  return { kind: 'wait', application };
}
