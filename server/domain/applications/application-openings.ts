import type { ApplicationOpening, ApplicationOpenings, ApplicationPart } from '@imc/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import type { Account } from '../accounts/users.ts';
import { type Clock, stamp } from '../clock.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** The record of who opened which application (S-12.67). */
export interface Openings {
  /**
   * Records that staff opened a part of somebody else's application, once per account, part and hour. Must be called before the part is sent.
   * Members and applicants are not recorded.
   */
  record(
    application: { readonly id: number; readonly user_id: number },
    part: ApplicationPart,
    by: Pick<Account, 'id' | 'role'>,
  ): Promise<void>;
}

/** Visits that are listed, the newest ones. */
const mostListed = 200;

/** Creates the `Openings` service. */
export function createOpenings({
  db,
  clock,
  securityLog,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly securityLog: SecurityLog;
}): Openings {
  return {
    record: async ({ id, user_id }, part, by) => {
      if (by.role !== 'admin' || user_id === by.id) return;
      const opened_at = stamp(clock);
      const hour = opened_at.slice(0, 13);
      // Most openings are repeated ones, which need no transaction.
      const known = await db
        .selectFrom('application_openings')
        .select('id')
        .where('application_id', '=', id)
        .where('hour', '=', hour)
        .where('opened_by', '=', by.id)
        .where('part', '=', part)
        .executeTakeFirst();
      if (known) return;
      await db.transaction().execute(async (tx) => {
        const added = await tx
          .insertInto('application_openings')
          .values({ application_id: id, opened_by: by.id, part, hour, opened_at })
          .onConflict((conflict) => conflict.doNothing())
          .returning('id')
          .executeTakeFirst();
        if (added)
          await securityLog.add(tx, { kind: 'opened', accountId: by.id, subject: { kind: part, id } });
      });
    },
  };
}

/** Returns how often staff opened an application, and when, newest first. Never names who. Parts that one person opened in one hour are one visit. */
export async function openingsOf(db: Db, applicationId: number): Promise<ApplicationOpenings> {
  const visits = await db
    .selectFrom('application_openings')
    .select(({ fn }) => [
      fn.min('opened_at').as('opened_at'),
      sql<number>`max(case when part = 'proof' then 1 else 0 end)`.as('proof'),
      sql<number>`max(case when part = 'application' then 1 else 0 end)`.as('application'),
      sql<number>`count(*) over ()`.as('count'),
    ])
    .where('application_id', '=', applicationId)
    .groupBy(['hour', 'opened_by'])
    .orderBy('hour', 'desc')
    .orderBy('opened_at', 'desc')
    .limit(mostListed)
    .execute();
  return {
    count: Number(visits[0]?.count ?? 0),
    latest: visits.map(
      ({ opened_at, proof, application }): ApplicationOpening => ({
        opened_at,
        parts: [
          ...(Number(application) ? (['application'] as const) : []),
          ...(Number(proof) ? (['proof'] as const) : []),
        ],
      }),
    ),
  };
}
