import type { Infrastructure } from '../infrastructure.ts';
import { days, minutes } from '../shared/clock.ts';

/** Between two checks. Over that, the server was off or its clock is wrong. */
const longestGap = days(1);
/** Every hour, less what timers are early. */
const shortestGap = minutes(55);
/** Then the clock is believed: somebody would have noticed. */
const hoursOfTrust = 24;

/**
 * Call it every hour before anything old is deleted. False after the clock has jumped by more than a day in either direction, until the server
 * has run for 24 hours: one start with a wrong clock must not delete for good.
 */
export type MayDelete = () => Promise<boolean>;

export function createClockCheck({
  db,
  clock,
  log,
}: Pick<Infrastructure, 'db' | 'clock' | 'log'>): MayDelete {
  /** Before the first check. */
  const newestAccount = () =>
    db.selectFrom('users').select('created_at').orderBy('id', 'desc').limit(1).executeTakeFirst();

  return async () => {
    const now = clock();
    const stored = await db.selectFrom('clock_checks').selectAll().executeTakeFirst();
    const last = stored?.checked_at ?? (await newestAccount())?.created_at ?? now.toISOString();
    const elapsed = now.getTime() - Date.parse(last);
    const hasJumped = Math.abs(elapsed) > longestGap;
    const isHourOver = elapsed >= shortestGap;
    const earlier = stored?.hours ?? hoursOfTrust;
    const hours = hasJumped ? 0 : Math.min(hoursOfTrust, earlier + (isHourOver ? 1 : 0));
    // Of several starts within an hour, only the first is stored: they are no time in which the server ran.
    if (hasJumped || isHourOver || !stored) {
      const row = { checked_at: now.toISOString(), hours };
      await db
        .insertInto('clock_checks')
        .values({ id: 1, ...row })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
        .execute();
    }
    if (hours >= hoursOfTrust) return true;
    log.error(
      { last, now: now.toISOString(), hours },
      'the server was off for more than a day, or its clock is wrong: nothing old is deleted until it has run for 24 hours',
    );
    return false;
  };
}
