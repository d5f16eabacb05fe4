import type { Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { stamp } from '../../shared/clock.ts';
import type { NoticeReader, Notices } from '../mails/notices.ts';
import { describeDevice, storedUserAgent } from './user-agent.ts';

/** From which accounts have signed in. */
export interface KnownBrowsers {
  /** Mails the owner if the account has signed in before, but never from this browser (MAIL-1). */
  add(tx: Tx, account: NoticeReader, userAgent: string | undefined): Promise<void>;
}

/** All versions of a browser count as one, because it updates itself. */
export function createKnownBrowsers({
  clock,
  notices,
}: Pick<Infrastructure, 'clock'> & {
  readonly notices: Notices;
}): KnownBrowsers {
  return {
    add: async (tx, account, userAgent) => {
      const { browser, system } = describeDevice(storedUserAgent(userAgent));
      const name = [browser, system].filter((part) => part !== null).join(' on ');
      const known = await tx
        .selectFrom('known_browsers')
        .select('browser')
        .where('user_id', '=', account.id)
        .execute();
      if (known.some((row) => row.browser === name)) return;
      await tx
        .insertInto('known_browsers')
        .values({ user_id: account.id, browser: name, first_used_at: stamp(clock) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      if (known.length > 0) await notices.newSignIn(tx, account, name || null);
    },
  };
}
