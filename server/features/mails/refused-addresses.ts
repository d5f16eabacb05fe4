import { canonicalEmail } from '@imc/api/contract';
import { hasRow } from '../../db/count-rows.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';

/** Refused permanently by a mail server (MAIL-6). They get no mails until one that is sent anyway is accepted. */
export interface RefusedAddresses {
  has(address: string): Promise<boolean>;
  /** @param reason Response of the mail server, without the address. */
  add(address: string, reason: string): Promise<void>;
  remove(address: string): Promise<void>;
  /** Deletes addresses of no account and no reader. */
  sweep(): Promise<void>;
}

export function createRefusedAddresses({
  db,
  clock,
}: Pick<Infrastructure, 'db' | 'clock'>): RefusedAddresses {
  return {
    has: (address) => {
      const emailKey = canonicalEmail(address);
      return hasRow(db.selectFrom('refused_addresses').select('reason').where('email_key', '=', emailKey));
    },

    add: async (address, reason) => {
      const refused = { reason, refused_at: stamp(clock) };
      await db
        .insertInto('refused_addresses')
        .values({ email_key: canonicalEmail(address), ...refused })
        .onConflict((conflict) => conflict.column('email_key').doUpdateSet(refused))
        .execute();
    },

    remove: async (address) => {
      await db.deleteFrom('refused_addresses').where('email_key', '=', canonicalEmail(address)).execute();
    },

    sweep: async () => {
      await db
        .deleteFrom('refused_addresses')
        .where('email_key', 'not in', (eb) => eb.selectFrom('users').select('email_key'))
        .where('email_key', 'not in', (eb) => eb.selectFrom('newsletter_subscriptions').select('email_key'))
        .execute();
    },
  };
}
