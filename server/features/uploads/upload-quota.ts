import { dateInLagos, secondsLeftInLagos, uploadLimits, uploadTexts } from '@imc/api/contract';
import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { before, days } from '../../shared/clock.ts';
import { RefusalError } from '../../shared/refusal-error.ts';

/** Images and bytes of an account per day in Lagos. */
export interface UploadQuota {
  /** Throws a 429 if the account can't upload this size today. Default: any size. */
  check(accountId: number, bytes?: number): Promise<void>;
  /** In the transaction that references the image. Throws a 429 if another request has used up the day. */
  take(tx: Tx, accountId: number, bytes: number): Promise<void>;
  /** Deletes counts of past days. */
  sweep(): Promise<void>;
}

export function createUploadQuota({ db, clock }: Pick<Infrastructure, 'db' | 'clock'>): UploadQuota {
  const { filesPerDay, bytesPerDay } = uploadLimits;
  const today = () => dateInLagos(clock());
  const dayIsUsedUp = () =>
    new RefusalError(429, uploadTexts.dailyLimit, {
      retryAfter: secondsLeftInLagos(clock()),
      log: { detail: 'uploads' },
    });

  return {
    check: async (accountId, bytes = 0) => {
      const used = await db
        .selectFrom('upload_counts')
        .select(['files', 'bytes'])
        .where('user_id', '=', accountId)
        .where('day', '=', today())
        .executeTakeFirst();
      if (used && (used.files >= filesPerDay || used.bytes + bytes > bytesPerDay)) throw dayIsUsedUp();
    },

    take: async (tx, accountId, bytes) => {
      // Compares and counts in one statement, so that concurrent uploads can't exceed the limit.
      const counted = await tx
        .insertInto('upload_counts')
        .values({ user_id: accountId, day: today(), files: 1, bytes })
        .onConflict((conflict) =>
          conflict
            .columns(['user_id', 'day'])
            .doUpdateSet(({ eb }) => ({
              files: eb('upload_counts.files', '+', 1),
              bytes: eb('upload_counts.bytes', '+', bytes),
            }))
            .where('upload_counts.files', '<', filesPerDay)
            .where('upload_counts.bytes', '<=', bytesPerDay - bytes),
        )
        .returning('files')
        .executeTakeFirst();
      if (!counted) throw dayIsUsedUp();
    },

    sweep: async () => {
      // A server with a slow clock may still count yesterday.
      const yesterday = dateInLagos(new Date(before(clock, days(1))));
      await db.deleteFrom('upload_counts').where('day', '<', yesterday).execute();
    },
  };
}
