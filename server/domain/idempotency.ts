import type { Db, Tx } from '../db/types.ts';
import type { Passwords } from './accounts/passwords.ts';
import { before, type Clock, days, stamp } from './clock.ts';
import { RefusalError, refusalTexts } from './refusal-error.ts';

/** How long a key is remembered. */
export const keyLifetime = days(2);
/** Repeats with a wrong password after which the key answers nothing but 422. */
const mismatchLimit = 5;

/** What makes two requests the same: the call with its account, the key, and what was sent. */
export interface IdempotentRequest {
  readonly scope: string;
  /** Undefined: the request is carried out every time. */
  readonly key: string | undefined;
  /** SHA-256 of what was sent, without passwords. */
  readonly fingerprint: string;
  /**
   * A password that is part of what was sent. It is compared slowly and a few times only, so that a guessed key is no better place to try
   * passwords than sign-in is.
   */
  readonly secret?: string;
  /** Who sent it, where there is a `secret`: see `Passwords`. */
  readonly client?: string;
}

/** What to do and how to keep it: `run` writes in the transaction that also keeps the answer. */
export interface IdempotentWork<Answer> {
  /** Slow work before the transaction; runs only where there is no kept answer. */
  prepare?: () => Promise<void>;
  run: (tx: Tx) => Promise<Answer>;
  /** Hash of `secret`, known after `prepare`. */
  secretHash?: () => string;
}

export interface Idempotency {
  /**
   * Carries a request out once for its key. A repeat gets the kept answer; the same key with another body is 422. A refusal keeps nothing, so
   * that a mended request may use the key again.
   */
  once<Answer>(request: IdempotentRequest, work: IdempotentWork<Answer>): Promise<Answer>;
  sweep(): Promise<void>;
}

/** Says inside the transaction that another one took the key first. */
class KeyTaken extends Error {}

export function createIdempotency(db: Db, passwords: Passwords, clock: Clock): Idempotency {
  const underWay = new Map<string, Promise<unknown>>();

  const otherBody = () => new RefusalError(422, refusalTexts.otherBody);

  const kept = async (request: IdempotentRequest & { key: string }): Promise<string | undefined> => {
    const row = await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('created_at', '>', before(clock, keyLifetime))
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.fingerprint !== request.fingerprint) throw otherBody();
    if (row.secret_hash === null) return row.answer;
    if (row.mismatches >= mismatchLimit) throw otherBody();
    if (await passwords.matches(request.secret ?? '', row.secret_hash, request.client ?? ''))
      return row.answer;
    await db
      .updateTable('idempotency_keys')
      .set(({ eb }) => ({ mismatches: eb('mismatches', '+', 1) }))
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();
    throw otherBody();
  };

  const carryOut = <Answer>(
    request: IdempotentRequest & { key: string },
    work: IdempotentWork<Answer>,
  ): Promise<Answer> =>
    db.transaction().execute(async (tx) => {
      // The row is taken first: on PostgreSQL a second request waits here until the first is done.
      await tx
        .deleteFrom('idempotency_keys')
        .where('scope', '=', request.scope)
        .where('key', '=', request.key)
        .where('created_at', '<=', before(clock, keyLifetime))
        .execute();
      const taken = await tx
        .insertInto('idempotency_keys')
        .values({
          scope: request.scope,
          key: request.key,
          fingerprint: request.fingerprint,
          secret_hash: work.secretHash?.() ?? null,
          answer: '',
          created_at: stamp(clock),
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      if (taken.numInsertedOrUpdatedRows === 0n) throw new KeyTaken();
      const answer = await work.run(tx);
      await tx
        .updateTable('idempotency_keys')
        .set({ answer: JSON.stringify(answer) })
        .where('scope', '=', request.scope)
        .where('key', '=', request.key)
        .execute();
      return answer;
    });

  const first = async <Answer>(
    request: IdempotentRequest & { key: string },
    work: IdempotentWork<Answer>,
  ): Promise<Answer> => {
    const known = await kept(request);
    if (known !== undefined) return JSON.parse(known) as Answer;
    await work.prepare?.();
    try {
      return await carryOut(request, work);
    } catch (error) {
      if (!(error instanceof KeyTaken)) throw error;
      const theirs = await kept(request);
      if (theirs === undefined) throw otherBody();
      return JSON.parse(theirs) as Answer;
    }
  };

  return {
    once: async (request, work) => {
      const { key } = request;
      if (key === undefined) {
        await work.prepare?.();
        return db.transaction().execute((tx) => work.run(tx));
      }
      const place = `${request.scope}\n${key}`;
      // Repeats that arrive together wait for each other, so that the work of the later ones is not done to be thrown away.
      for (let other = underWay.get(place); other; other = underWay.get(place))
        await other.catch(() => undefined);
      const mine = first({ ...request, key }, work);
      underWay.set(place, mine);
      try {
        return await mine;
      } finally {
        if (underWay.get(place) === mine) underWay.delete(place);
      }
    },
    sweep: async () => {
      await db.deleteFrom('idempotency_keys').where('created_at', '<=', before(clock, keyLifetime)).execute();
    },
  };
}
