import { type ApplicationOpenings, staffRoleOf, type User } from '@imc/api/contract';
import { addEvent } from './security-events.ts';
import type { Store, StoredApplication } from './store.ts';

/** Within this time, in milliseconds, the same part opened by the same account is a reload. */
const reloadTime = 60_000;

/**
 * Records that staff opened somebody else's application, or its row in an export, with their role. The mock does not record opened pictures.
 */
export function recordOpening(
  store: Store,
  { id, userId }: Pick<StoredApplication, 'id' | 'userId'>,
  by: User,
  now: Date,
  part: 'application' | 'export' = 'application',
): void {
  const staffRole = staffRoleOf(by);
  if (!staffRole || userId === by.id) return;
  const isReload = store.openings.some(
    (opening) =>
      opening.application_id === id &&
      opening.userId === by.id &&
      opening.part === part &&
      now.getTime() - Date.parse(opening.openedAt) < reloadTime,
  );
  if (isReload) return;
  store.openings.push({
    application_id: id,
    userId: by.id,
    part,
    staffRole,
    openedAt: now.toISOString(),
  });
  if (part === 'application')
    addEvent(store, { kind: 'opened', by, record: { kind: 'application', id }, detail: staffRole, now });
}

/** Returns how often staff opened an application, and each time with role and number of the account, newest first. */
export function openingsOf(store: Store, applicationId: number): ApplicationOpenings {
  const latest = store.openings
    .filter(({ application_id }) => application_id === applicationId)
    .toReversed()
    .map(({ openedAt, part, staffRole, userId }) => ({
      opened_at: openedAt,
      part,
      staff_role: staffRole,
      staff_number: userId,
    }));
  return { count: latest.length, latest: latest.slice(0, 200) };
}
