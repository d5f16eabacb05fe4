import { dateInLagos, waitingItems } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import { hours } from '../../shared/clock.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import { readSetting } from '../settings/setting-values.ts';
import type { createStats } from './statistics.ts';
import type { createWaiting } from './waiting.ts';

/**
 * Mails the committee, if the setting is on, and the staff who want it what waits, if something does (MAIL-9). Call it every minute: it mails once a day, between 07:00 and
 * 08:00 in Lagos.
 */
export function createStaffDigest({
  db,
  clock,
  stats,
  waiting,
  notices,
  delivery,
}: Pick<Infrastructure, 'db' | 'clock'> & {
  readonly stats: ReturnType<typeof createStats>;
  readonly waiting: ReturnType<typeof createWaiting>;
  readonly notices: Pick<Notices, 'staffDigest'>;
  readonly delivery: Pick<Delivery, 'wake'>;
}): () => Promise<void> {
  // What comes later in the hour is in the mail of the next morning. The key of the mail prevents a second one by other servers or after a
  // restart.
  let lastDay: string | undefined;

  /** The committee's mailbox, and the staff who want it. */
  const readersOf = async () => {
    const isSent = (await readSetting(db, 'staff_digest')).sent;
    const { email } = await readSetting(db, 'committee_mailbox');
    const staff = await db
      .selectFrom('users')
      .select(['id as userId', 'name', 'email as address'])
      .where('role', '=', 'admin')
      .where('wants_digest', '=', 1)
      .where('closed_at', 'is', null)
      .where('blocked_at', 'is', null)
      .orderBy('id')
      .execute();
    return isSent ? [{ name: 'Membership Committee', address: email }, ...staff] : staff;
  };

  return async () => {
    const now = clock();
    const day = dateInLagos(now);
    const sinceSeven = now.getTime() - Date.parse(`${day}T07:00:00+01:00`);
    if (day === lastDay || sinceSeven < 0 || sinceSeven >= hours(1)) return;
    const readers = await readersOf();
    if (readers.length > 0) {
      const { oldest_pending_at: oldestAt, ...numbers } = await waiting();
      const { pendingApplications } = await stats();
      const facts = { day, waiting: { pending_applications: pendingApplications, ...numbers }, oldestAt };
      if (waitingItems(facts.waiting).length > 0) {
        for (const reader of readers) await notices.staffDigest(db, reader, facts);
        delivery.wake();
      }
    }
    lastDay = day;
  };
}
