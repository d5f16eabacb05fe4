import { randomUUID } from 'node:crypto';
import type { AccountSession } from '@imc/api/contract';
import { LRUCache } from 'lru-cache';
import { cacheWhileUnchanged } from '../../db/cache-while-unchanged.ts';
import type { Db, Tx } from '../../db/types.ts';
import type { Infrastructure } from '../../infrastructure.ts';
import { type Account, accountColumns } from '../../shared/account.ts';
import {
  after,
  before,
  type Clock,
  clockTolerance,
  days,
  hours,
  minutes,
  stamp,
} from '../../shared/clock.ts';
import { isToken, newToken, sha256 } from '../../shared/tokens.ts';
import { describeDevice, storedUserAgent } from './user-agent.ts';

/** Sessions of admins are never remembered and end after an hour without requests. */
export const sessionTimes = {
  plain: hours(12),
  remembered: days(30),
  adminIdle: hours(1),
  /** Between updates of a session's last request. */
  seenEvery: minutes(1),
} as const;

const listLength = 100;
/** Times of last requests in memory. */
const maxUnsaved = 10_000;

/** The token for calls, and the cookie for uploaded images. */
export interface NewSession {
  readonly token: string;
  readonly cookie: string;
  /** Lifetime of both. */
  readonly seconds: number;
}

export interface Sessions {
  /** Stores only the hashes of the secrets. `userAgent` is the header of the sign-in, as sent. */
  start(
    db: Db | Tx,
    account: Pick<Account, 'id' | 'role' | 'security_version'>,
    remember: boolean,
    userAgent: string | undefined,
  ): Promise<NewSession>;
  /** Undefined if the session is not valid. */
  byToken(token: string): Promise<Account | undefined>;
  byCookie(cookie: string): Promise<Account | undefined>;
  end(token: string): Promise<void>;
  /** Takes effect immediately. Call it with each change of the password, role or state. */
  endAll(db: Db | Tx, accountId: number): Promise<void>;
  /** The token's own first, then the last used. At most 100. */
  list(accountId: number, token: string): Promise<AccountSession[]>;
  /** Returns whether the account has this session. */
  endOne(accountId: number, publicId: string): Promise<boolean>;
  /** All but the token's own. */
  endOthers(db: Db | Tx, accountId: number, token: string): Promise<void>;
  /** `endOthers` in a transaction of its own. */
  signOutOthers(accountId: number, token: string): Promise<void>;
  sweep(): Promise<void>;
}

/** A new security version invalidates all sessions of earlier versions. */
const newVersion = async (within: Db | Tx, accountId: number): Promise<number> => {
  const { security_version } = await within
    .updateTable('users')
    .set(({ eb }) => ({ security_version: eb('security_version', '+', 1) }))
    .where('id', '=', accountId)
    .returning('security_version')
    .executeTakeFirstOrThrow();
  return security_version;
};

export const endAllSessions = async (within: Db | Tx, accountId: number): Promise<void> => {
  await newVersion(within, accountId);
  await within.deleteFrom('sessions').where('user_id', '=', accountId).execute();
};

const endOthers = async (within: Db | Tx, accountId: number, token: string): Promise<void> => {
  const security_version = await newVersion(within, accountId);
  const own = sha256(token);
  await within
    .deleteFrom('sessions')
    .where('user_id', '=', accountId)
    .where('token_hash', '!=', own)
    .execute();
  await within.updateTable('sessions').set({ security_version }).where('token_hash', '=', own).execute();
};

type SecretHash = 'token_hash' | 'cookie_hash';

const lookUpBy = (column: SecretHash, db: Db, changeMark: Infrastructure['changeMark']) => {
  const read = (hash: string) =>
    db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(accountColumns)
      .select([
        'sessions.token_hash as session_hash',
        'sessions.expires_at as session_expires_at',
        'sessions.last_seen_at as session_seen_at',
      ])
      .where(`sessions.${column}`, '=', hash)
      .where('users.closed_at', 'is', null)
      .where('users.blocked_at', 'is', null)
      .whereRef('users.role', '=', 'sessions.role')
      .whereRef('users.security_version', '=', 'sessions.security_version')
      .executeTakeFirst();
  // A cached row is valid only as long as nothing in the database has changed.
  return cacheWhileUnchanged(changeMark, async (hash: string) => {
    const row = await read(hash);
    if (!row) return undefined;
    const { session_hash, session_expires_at, session_seen_at, ...account } = row;
    return { account, hash: session_hash, expiresAt: session_expires_at, seenAt: session_seen_at };
  });
};

/** The own session first, then the last used. */
const selectValid = (db: Db, clock: Clock, accountId: number, ownHash: string) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select([
      'sessions.token_hash',
      'sessions.public_id',
      'sessions.user_agent',
      'sessions.created_at',
      'sessions.last_seen_at',
    ])
    .where('sessions.user_id', '=', accountId)
    .where('sessions.expires_at', '>', stamp(clock))
    .whereRef('users.role', '=', 'sessions.role')
    .whereRef('users.security_version', '=', 'sessions.security_version')
    .where(({ or, eb }) =>
      or([
        eb('sessions.role', '!=', 'admin'),
        eb('sessions.last_seen_at', '>', before(clock, sessionTimes.adminIdle)),
        eb('sessions.token_hash', '=', ownHash),
      ]),
    )
    .orderBy(({ eb }) => eb.case().when('token_hash', '=', ownHash).then(0).else(1).end())
    .orderBy('last_seen_at', 'desc')
    .orderBy('public_id')
    .limit(listLength);

export function createSessions({
  db,
  clock,
  changeMark,
  background,
}: Pick<Infrastructure, 'db' | 'clock' | 'changeMark' | 'background'>): Sessions {
  const lookUp = {
    token_hash: lookUpBy('token_hash', db, changeMark),
    cookie_hash: lookUpBy('cookie_hash', db, changeMark),
  } as const;

  /** By session hash. Keeps admins signed in while the database is not writable, on this server only. */
  const unsavedSeenAt = new LRUCache<string, number>({ max: maxUnsaved });

  /** @param saved The column of the session. */
  const seenAt = (hash: string, saved: string): number =>
    Math.max(Date.parse(saved), unsavedSeenAt.get(hash) ?? 0);

  const saveSeenAt = async (hash: string): Promise<void> => {
    const time = unsavedSeenAt.get(hash);
    if (time === undefined) return;
    const last_seen_at = new Date(time).toISOString();
    await db
      .updateTable('sessions')
      .set({ last_seen_at })
      .where('token_hash', '=', hash)
      .where('last_seen_at', '<', last_seen_at)
      .execute();
    if (unsavedSeenAt.get(hash) === time) unsavedSeenAt.delete(hash);
  };

  // Checked on every request, so that a revoked session ends immediately.
  const findAccount = async (column: SecretHash, secret: string): Promise<Account | undefined> => {
    if (!isToken(secret)) return undefined;
    const found = await lookUp[column](sha256(secret));
    if (!found) return undefined;
    const { account } = found;
    const now = clock();
    if (found.expiresAt <= now.toISOString()) return undefined;
    // Begun or used with a wrong clock: it would last years instead of hours.
    if (found.seenAt > after(now, clockTolerance)) return undefined;
    const idle = now.getTime() - seenAt(found.hash, found.seenAt);
    if (account.role === 'admin' && idle >= sessionTimes.adminIdle) return undefined;
    if (idle >= sessionTimes.seenEvery) {
      unsavedSeenAt.set(found.hash, now.getTime());
      // Requests do not wait for this write. If it fails, the next attempt follows a minute later.
      background.run(() => saveSeenAt(found.hash));
    }
    return account;
  };

  return {
    start: async (within, account, remember, userAgent) => {
      const token = newToken();
      const cookie = newToken();
      const length = remember && account.role !== 'admin' ? sessionTimes.remembered : sessionTimes.plain;
      const now = clock();
      await within
        .insertInto('sessions')
        .values({
          token_hash: sha256(token),
          cookie_hash: sha256(cookie),
          public_id: randomUUID(),
          user_id: account.id,
          role: account.role,
          security_version: account.security_version,
          created_at: now.toISOString(),
          expires_at: after(now, length),
          last_seen_at: now.toISOString(),
          user_agent: storedUserAgent(userAgent),
        })
        .execute();
      return { token, cookie, seconds: length / 1000 };
    },
    byToken: (token) => findAccount('token_hash', token),
    byCookie: (cookie) => findAccount('cookie_hash', cookie),
    end: async (token) => {
      await db.deleteFrom('sessions').where('token_hash', '=', sha256(token)).execute();
    },
    list: async (accountId, token) => {
      const own = sha256(token);
      const rows = await selectValid(db, clock, accountId, own).execute();
      return rows.map(({ token_hash, public_id, user_agent, created_at, last_seen_at }) => ({
        id: public_id,
        ...describeDevice(user_agent),
        is_current: token_hash === own,
        created_at,
        last_seen_at: new Date(seenAt(token_hash, last_seen_at)).toISOString(),
      }));
    },
    endOne: async (accountId, publicId) => {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('public_id', '=', publicId)
        .where('user_id', '=', accountId)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
    endAll: endAllSessions,
    endOthers,
    signOutOthers: (accountId, token) => db.transaction().execute((tx) => endOthers(tx, accountId, token)),
    sweep: async () => {
      for (const hash of [...unsavedSeenAt.keys()]) await saveSeenAt(hash);
      await db.deleteFrom('sessions').where('expires_at', '<=', stamp(clock)).execute();
      await db
        .deleteFrom('sessions')
        .where('role', '=', 'admin')
        .where('last_seen_at', '<=', before(clock, sessionTimes.adminIdle))
        .execute();
    },
  };
}
