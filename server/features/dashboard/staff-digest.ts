import { dateInLagos, waitingItems } from '@imc/api/contract';
import type { Infrastructure } from '../../infrastructure.ts';
import { hours } from '../../shared/clock.ts';
import type { Delivery } from '../mails/delivery.ts';
import type { Notices } from '../mails/notices.ts';
import { readSetting } from '../settings/setting-values.ts';
import type { createStats } from './statistics.ts';
import type { createWaiting } from './waiting.ts';

/**
 * Returns a function that writes to the committee's mailbox what waits, if the setting is on and something does (MAIL-9). Call it every minute: it
 * does so once a day, between 07:00 and 08:00 in Lagos.
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
  // What comes up later in the hour waits for the next morning. Other servers and earlier starts are stopped by the key of the mail.
  let lastDay: string | undefined;

  return async () => {
    const now = clock();
    const day = dateInLagos(now);
    const sinceSeven = now.getTime() - Date.parse(`${day}T07:00:00+01:00`);
    if (day === lastDay || sinceSeven < 0 || sinceSeven >= hours(1)) return;
    if ((await readSetting(db, 'staff_digest')).sent) {
      const { oldest_pending_at: _, ...numbers } = await waiting();
      const { pendingApplications } = await stats();
      const facts = { day, waiting: { pending_applications: pendingApplications, ...numbers } };
      if (waitingItems(facts.waiting).length > 0) {
        await notices.staffDigest(db, (await readSetting(db, 'committee_mailbox')).email, facts);
        delivery.wake();
      }
    }
    lastDay = day;
  };
}
