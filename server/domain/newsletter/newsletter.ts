import { canonicalEmail, newsletterProblem, newsletterTexts } from '@imc/api/contract';
import type { Db } from '../../db/types.ts';
import { type Clock, stamp } from '../clock.ts';
import { invalid, RefusalError } from '../refusal-error.ts';

/** Subscriptions to the newsletter. */
export interface Newsletter {
  /** Subscribes an address. Throws a 400 if it is invalid and a 409 if it is already subscribed. */
  subscribe(email: string): Promise<void>;
}

/** Creates the `Newsletter` service. */
export const createNewsletter = (db: Db, clock: Clock): Newsletter => ({
  subscribe: async (email) => {
    const problem = newsletterProblem(email);
    if (problem) throw invalid({ email: problem });
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('newsletter_subscriptions')
      .values({ email_key: canonicalEmail(email), email, created_at: stamp(clock) })
      .onConflict((conflict) => conflict.column('email_key').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) {
      const message = newsletterTexts.repeated;
      throw new RefusalError(409, message, { errors: { email: message } });
    }
  },
});
