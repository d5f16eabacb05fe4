import {
  type ActivityEntry,
  type ApplicationStatus,
  activityLength,
  applicantName,
  applicationReference,
} from '@imc/api/contract';
import type { Db } from '../../db/types.ts';

/** Returns the query for the newest steps of all applications that were not withdrawn. It reads a single index backwards. */
export const newestSteps = (db: Db) =>
  db
    .selectFrom('application_status_history as step')
    .innerJoin('applications', 'applications.id', 'step.application_id')
    .innerJoin('users', 'users.id', 'step.changed_by')
    // A step to withdrawn belongs to a withdrawn application, so it is never selected.
    .where('applications.withdrawn_at', 'is', null)
    .select((eb) => [
      'step.id',
      'step.application_id',
      'step.from_status',
      eb.ref('step.to_status').$castTo<ApplicationStatus>().as('to_status'),
      'step.changed_at',
      'applications.title',
      'applications.surname',
      'applications.other_names as otherNames',
      'users.name as changed_by',
    ])
    .orderBy('step.changed_at', 'desc')
    .orderBy('step.id', 'desc')
    .limit(activityLength);

/** Returns a function that reads the recent submissions and decisions, newest first. */
export function createActivity(db: Db): () => Promise<ActivityEntry[]> {
  return async () => {
    const rows = await newestSteps(db).execute();
    return rows.map(({ title, surname, otherNames, ...step }) => ({
      ...step,
      reference: applicationReference(step.application_id),
      applicant: applicantName({ title, surname, otherNames }),
    }));
  };
}
