import { canonicalEmail, resetMinutes } from '@imc/api/contract';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { after, before, clockTolerance, hours, minutes } from '../../shared/clock.ts';
import { newToken, sha256 } from '../../shared/tokens.ts';

/** With the account that gets it. */
export interface ResetLink {
  readonly accountId: number;
  readonly name: string;
  readonly address: string;
  readonly url: string;
}

/** Only one link of an account works. */
export interface ResetLinks {
  /**
   * Creates the link for a mail and retires those of earlier mails. If a mail is repeated, the link of its first attempt still works. Returns
   * 'nobody' if no account has the address, and 'too many' after the hourly limit.
   */
  create(email: string, mailId: number): Promise<ResetLink | 'nobody' | 'too many'>;
  /** Retires the account's links. */
  retire(within: Db | Tx, accountId: number): Promise<void>;
}

/** Links mailed to an account per hour. Further requests send no mail, so that nobody can flood a mailbox. */
const mailsPerHour = 5;

const openLinks = (within: Db | Tx, accountId: number) =>
  within
    .updateTable('password_resets')
    .set({ state: 'replaced' })
    .where('user_id', '=', accountId)
    .where('state', '=', 'open');

export const retireResetLinks = async (within: Db | Tx, accountId: number): Promise<void> => {
  await openLinks(within, accountId).execute();
};

export function createResetLinks({
  db,
  clock,
  publicUrl,
}: Pick<Infrastructure, 'db' | 'clock' | 'publicUrl'>): ResetLinks {
  return {
    create: (email, mailId) =>
      db.transaction().execute(async (tx) => {
        // On PostgreSQL, a concurrent request waits here and then retires the link of the first.
        const account = await tx
          .updateTable('users')
          .set(({ ref }) => ({ security_version: ref('security_version') }))
          .where('email_key', '=', canonicalEmail(email))
          .where('closed_at', 'is', null)
          .returning(['id', 'name', 'email'])
          .executeTakeFirst();
        if (!account) return 'nobody';
        const earlier = await tx
          .selectFrom('password_resets')
          .select('mail_id')
          .distinct()
          .where('user_id', '=', account.id)
          .where('created_at', '>', before(clock, hours(1)))
          .where('created_at', '<=', after(clock(), clockTolerance))
          .execute();
        if (earlier.filter(({ mail_id }) => mail_id !== mailId).length >= mailsPerHour) return 'too many';
        await openLinks(tx, account.id)
          .where(({ eb, or }) => or([eb('mail_id', 'is', null), eb('mail_id', '!=', mailId)]))
          .execute();
        const token = newToken();
        const now = clock();
        await tx
          .insertInto('password_resets')
          .values({
            token_hash: sha256(token),
            user_id: account.id,
            state: 'open',
            created_at: now.toISOString(),
            expires_at: after(now, minutes(resetMinutes)),
            mail_id: mailId,
          })
          .execute();
        return {
          accountId: account.id,
          name: account.name,
          address: account.email.trim(),
          // Browsers never send the fragment, so the token reaches no log and no other site.
          url: `${publicUrl()}/reset-password#${token}`,
        };
      }),

    retire: retireResetLinks,
  };
}
