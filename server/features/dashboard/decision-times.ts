import { type DecidedApplication, decisionTimes, decisionTimesOf } from '@imc/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import { readSetting } from '../settings/setting-values.ts';

/**
 * The latest applications by their first decision. Reads the index of decisions backwards, so its cost does not depend on the number of
 * applications.
 */
export const latestDecided = (db: Db) =>
  db
    .selectFrom('application_status_history as decision')
    .innerJoin('applications', 'applications.id', 'decision.application_id')
    .select(['applications.submitted_at as submittedAt', 'decision.changed_at as decidedAt'])
    // With literals: parameters would keep the databases from using the partial index.
    .where(sql<boolean>`decision.to_status in ('approved', 'rejected')`)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('application_status_history as earlier')
            .select('earlier.id')
            .whereRef('earlier.application_id', '=', 'decision.application_id')
            .whereRef('earlier.id', '<', 'decision.id')
            .where('earlier.to_status', 'in', ['approved', 'rejected']),
        ),
      ),
    )
    .orderBy('decision.changed_at', 'desc')
    .orderBy('decision.id', 'desc')
    .limit(decisionTimesOf);

/** DASH-4. Without a median if the setting hides it from members. */
export async function readDecisionTimes(db: Db) {
  const { shown } = await readSetting(db, 'waiting_times');
  const rows = shown ? await latestDecided(db).execute() : [];
  return decisionTimes(rows.filter((row): row is DecidedApplication => row.submittedAt !== null));
}
