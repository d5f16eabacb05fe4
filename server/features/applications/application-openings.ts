import type { ApplicationOpening, ApplicationOpenings, ApplicationPart } from '@imc/api/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import type { Account } from '../../shared/account.ts';
import { before, minutes, stamp } from '../../shared/clock.ts';
import type { SecurityLog } from '../security-log/security-log.ts';

/** Who opened which application (SEC-7). */
export interface Openings {
  /**
   * Records that staff opened a part of another's application, with their role. Call it before the part is sent. Ignores members, applicants and
   * reloads within a minute. Never rejects: reading must work while the database can't be written.
   */
  record(
    application: { readonly id: number; readonly user_id: number },
    part: Exclude<ApplicationPart, 'export'>,
    by: Pick<Account, 'id' | 'role' | 'staff_role'>,
  ): Promise<void>;
  /** The same for the applications in a part of an export. Another export within a minute is a repeat. */
  recordExport(applicationIds: readonly number[], by: Pick<Account, 'id' | 'staff_role'>): Promise<void>;
}

/** The newest ones. */
const mostListed = 200;

/** The same account opening the same part within this time is a reload. */
const reloadTime = minutes(1);

const minuteOf = (time: string): string => time.slice(0, 16);

export function createOpenings({
  db,
  clock,
  securityLog,
  onUnrecorded,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly securityLog: SecurityLog;
  /** An opening could not be recorded. */
  readonly onUnrecorded: (
    error: unknown,
    opening: {
      readonly applicationIds: readonly number[];
      readonly part: ApplicationPart;
      readonly openedBy: number;
    },
  ) => void;
}): Openings {
  const record: Openings['record'] = async ({ id, user_id }, part, by) => {
    if (by.role !== 'admin' || user_id === by.id) return;
    const opened_at = stamp(clock);
    const earliest = before(clock, reloadTime);
    // Check first: a reload needs no transaction.
    const known = await db
      .selectFrom('application_openings')
      .select('id')
      .where('application_id', '=', id)
      // Lets the database use the index, which has the minute.
      .where('minute', '>=', minuteOf(earliest))
      .where('opened_by', '=', by.id)
      .where('part', '=', part)
      .where('opened_at', '>', earliest)
      .limit(1)
      .executeTakeFirst();
    if (known) return;
    await db.transaction().execute(async (tx) => {
      const added = await tx
        .insertInto('application_openings')
        .values({
          application_id: id,
          opened_by: by.id,
          part,
          minute: minuteOf(opened_at),
          opened_at,
          staff_role: by.staff_role,
        })
        // Of two concurrent requests, one records.
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      if (added)
        await securityLog.add(tx, {
          kind: 'opened',
          accountId: by.id,
          subject: { kind: part, id },
          detail: by.staff_role,
        });
    });
  };

  const recordExport: Openings['recordExport'] = async (applicationIds, by) => {
    if (applicationIds.length === 0) return;
    const opened_at = stamp(clock);
    await db
      .insertInto('application_openings')
      .columns(['application_id', 'opened_by', 'part', 'minute', 'opened_at', 'staff_role'])
      .expression((eb) =>
        eb
          .selectFrom('applications')
          .select([
            'id',
            sql.lit(by.id).as('opened_by'),
            sql.val('export').as('part'),
            sql.val(minuteOf(opened_at)).as('minute'),
            sql.val(opened_at).as('opened_at'),
            sql.val(by.staff_role).as('staff_role'),
          ])
          // Leave out applications that were erased meanwhile.
          .where('id', 'in', applicationIds)
          .where('user_id', '!=', by.id),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  };

  return {
    record: (application, part, by) =>
      record(application, part, by).catch((error: unknown) =>
        onUnrecorded(error, { applicationIds: [application.id], part, openedBy: by.id }),
      ),
    recordExport: (applicationIds, by) =>
      recordExport(applicationIds, by).catch((error: unknown) =>
        onUnrecorded(error, { applicationIds, part: 'export', openedBy: by.id }),
      ),
  };
}

/** Returns each opening with role and number of the account, newest first. Never names anybody. */
export async function openingsOf(db: Db, applicationId: number): Promise<ApplicationOpenings> {
  const rows = await db
    .selectFrom('application_openings')
    .select(({ fn }) => [
      'opened_at',
      'part',
      'staff_role',
      'opened_by',
      fn.countAll<number>().over().as('count'),
    ])
    .where('application_id', '=', applicationId)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostListed)
    .execute();
  return {
    count: rows[0]?.count ?? 0,
    latest: rows.map(
      ({ opened_at, part, staff_role, opened_by }): ApplicationOpening => ({
        opened_at,
        part,
        staff_role,
        staff_number: opened_by,
      }),
    ),
  };
}
