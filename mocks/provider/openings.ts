import type { ApplicationOpenings, User } from '@imc/api/contract';
import type { Store, StoredApplication } from './store.ts';

/** Records that an admin opened somebody else's application, once per admin and hour. The mock does not record opened pictures. */
export function recordOpening(store: Store, { id, userId }: StoredApplication, by: User, now: Date): void {
  if (by.role !== 'admin' || userId === by.id) return;
  const openedAt = now.toISOString();
  const isKnown = store.openings.some(
    (opening) =>
      opening.application_id === id &&
      opening.userId === by.id &&
      opening.openedAt.slice(0, 13) === openedAt.slice(0, 13),
  );
  if (!isKnown) store.openings.push({ application_id: id, userId: by.id, part: 'application', openedAt });
}

/** Returns how often admins opened an application, and when, newest first. */
export function openingsOf(store: Store, applicationId: number): ApplicationOpenings {
  const visits = Map.groupBy(
    store.openings.filter(({ application_id }) => application_id === applicationId),
    ({ userId, openedAt }) => `${openedAt.slice(0, 13)} ${userId}`,
  );
  const latest = [...visits.values()]
    .map((parts) => ({
      opened_at: parts.map(({ openedAt }) => openedAt).toSorted()[0] ?? '',
      parts: (['application', 'proof'] as const).filter((name) => parts.some(({ part }) => part === name)),
    }))
    .sort((one, other) => other.opened_at.localeCompare(one.opened_at));
  return { count: latest.length, latest };
}
