import { type DecidedApplication, decisionTimes, decisionTimesOf } from '@imc/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import { readSetting } from '../settings/setting-values.ts';

/**
 * Returns the query for the latest applications by their first decision. It reads the index of decisions backwards and looks up the steps of each
 * application, so it does not depend on the number of applications.
 */
export const latestDecided = (db: Db) =>
  db
    .selectFrom('application_status_history as decision')
    .innerJoin('applications', 'applications.id', 'decision.application_id')
    .select(['applications.submitted_at as submittedAt', 'decision.changed_at as decidedAt'])
    // With literals, because parameters would keep the databases from using the partial index.
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

/** Returns how long the latest decisions took (DASH-4). None if members are not shown it (DASH-4). */
export async function readDecisionTimes(db: Db) {
  const { shown } = await readSetting(db, 'waiting_times');
  const rows = shown ? await latestDecided(db).execute() : [];
  return decisionTimes(rows.filter((row): row is DecidedApplication => row.submittedAt !== null));
}
