import type { Tx } from '../../db/types.ts';
import type { Account } from '../../shared/account.ts';
import type { SecurityDetail } from '../../shared/event-types.ts';
import type { SecurityLog } from '../security-log/security-log.ts';
import type { KnownBrowsers } from './known-browsers.ts';
import type { NewSession, Sessions } from './sessions.ts';

export interface SignInFacts {
  readonly remember: boolean;
  /** Header of the request. */
  readonly userAgent: string | undefined;
  /** The code that completed the sign-in. */
  readonly detail?: SecurityDetail;
}

/** Starts the session, mails the owner about a new browser, and records the sign-in. */
export type BeginSession = (tx: Tx, account: Account, facts: SignInFacts) => Promise<NewSession>;

export const createBeginSession =
  ({
    knownBrowsers,
    securityLog,
    sessions,
  }: {
    readonly knownBrowsers: KnownBrowsers;
    readonly securityLog: SecurityLog;
    readonly sessions: Sessions;
  }): BeginSession =>
  async (tx, account, { remember, userAgent, detail }) => {
    await knownBrowsers.add(tx, account, userAgent);
    await securityLog.add(tx, { kind: 'sign-in', accountId: account.id, detail });
    return sessions.start(tx, account, remember, userAgent);
  };
