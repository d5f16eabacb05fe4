import {
  type ActivityEntry,
  accountEventKinds,
  activityLength,
  applicantName,
  applicationReference,
  loggedActivityKind,
} from '@imc/api/contract';
import { isReviewed, type Store } from './store.ts';

/** The application of an entry. Undefined if it is in no list of the admins. */
function applicationEntry({ applications }: Store, id: number) {
  const application = applications.get(id);
  if (!application || !isReviewed(application)) return undefined;
  return { application_id: id, reference: applicationReference(id), about: applicantName(application.form) };
}

/** Submissions and decisions of applications that were not withdrawn. */
const stepsOf = (store: Store): ActivityEntry[] =>
  store.steps.flatMap(({ id, application_id, from_status, to_status, userId, changed_at, undoes }) => {
    const application = applicationEntry(store, application_id);
    if (!application || to_status === 'withdrawn') return [];
    return [
      {
        id: `step-${id}`,
        kind: from_status === null ? 'submitted' : undoes === undefined ? to_status : 'undone',
        ...application,
        // The applicant of a sample application may not have a sample account.
        changed_by: store.accounts.get(userId)?.user.name ?? application.about,
        changed_at,
      },
    ];
  });

const requestsOf = (store: Store): ActivityEntry[] =>
  [...store.informationRequests.values()].flatMap(({ id, application_id, asked_by, asked_at }) => {
    const application = applicationEntry(store, application_id);
    if (!application) return [];
    return [
      { id: `request-${id}`, kind: 'asked', ...application, changed_by: asked_by, changed_at: asked_at },
    ];
  });

/** Changes of payments, marketers and accounts, from the security log. */
const loggedOf = (store: Store, withAccounts: boolean): ActivityEntry[] =>
  store.securityEvents.toReversed().flatMap((event): ActivityEntry[] => {
    const { id, subject, account, at } = event;
    const kind = loggedActivityKind(event);
    const isOfAccount = accountEventKinds.some((known) => known === event.kind);
    if (!kind || (isOfAccount && !withAccounts)) return [];
    const entry = { id: `event-${id}`, kind, changed_by: account?.name ?? null, changed_at: at };
    if (event.kind !== 'decision')
      return [{ ...entry, application_id: null, reference: null, about: subject?.name ?? null }];
    const application = subject ? applicationEntry(store, subject.id) : undefined;
    return application ? [{ ...entry, ...application }] : [];
  });

/** Returns the recent activity, newest first. Changes of accounts are part of it if `withAccounts`. */
export const activityOf = (
  store: Store,
  { withAccounts }: { readonly withAccounts: boolean },
): ActivityEntry[] =>
  [...stepsOf(store), ...requestsOf(store), ...loggedOf(store, withAccounts)]
    .sort((one, other) => one.changed_at.localeCompare(other.changed_at))
    .slice(-activityLength)
    .reverse();
