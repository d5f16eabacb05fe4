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

/** The steps of a request, in the order in which they are taken. */
export interface IdempotentWork<Prepared, Answer> {
  /** Checks and slow work before the transaction; runs only where no answer is stored. */
  readonly prepare: () => Promise<Prepared>;
  /** Hash of the request's `secret`, to be stored with the answer. */
  readonly secretHash?: (prepared: Prepared) => string;
  /** Writes in the transaction that also stores the answer. */
  readonly transaction: (tx: Tx, prepared: Prepared) => Promise<Answer>;
  /**
   * Cleans up what was prepared and not used.
   *
   * @param error - Why the transaction failed; undefined where another request with the same key was first.
   */
  readonly discard?: (prepared: Prepared, error?: unknown) => Promise<void>;
}

export interface Idempotency {
  /**
   * Carries a request out once for its key. A repeat gets the stored answer; the same key with another body is 422. A refusal stores nothing, so
   * that a corrected request may use the key again.
   */
  run<Prepared, Answer>(request: IdempotentRequest, work: IdempotentWork<Prepared, Answer>): Promise<Answer>;
  /** Removes the keys that are older than `keyLifetime`. */
  sweep(): Promise<void>;
}

type KeyedRequest = IdempotentRequest & { readonly key: string };

export function createIdempotency(db: Db, passwords: Passwords, clock: Clock): Idempotency {
  const inFlight = new Map<string, Promise<unknown>>();

  const otherBody = () => new RefusalError(422, refusalTexts.otherBody);

  /** The answer that is stored for the key, as JSON; undefined where there is none. 422 where it belongs to another body. */
  const storedAnswer = async (request: KeyedRequest): Promise<string | undefined> => {
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

  /** Inserts the key; false where another request has. On PostgreSQL a second request waits here until the first is done. */
  const insertKey = async (tx: Tx, request: KeyedRequest, secretHash: string | null): Promise<boolean> => {
    await tx
      .deleteFrom('idempotency_keys')
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('created_at', '<=', before(clock, keyLifetime))
      .execute();
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('idempotency_keys')
      .values({
        scope: request.scope,
        key: request.key,
        fingerprint: request.fingerprint,
        secret_hash: secretHash,
        answer: '',
        created_at: stamp(clock),
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows !== 0n;
  };

  const storeAnswer = (tx: Tx, request: KeyedRequest, answer: unknown) =>
    tx
      .updateTable('idempotency_keys')
      .set({ answer: JSON.stringify(answer) })
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();

  /** Runs the transaction, and cleans up what was prepared where it fails. */
  const transact = async <Prepared, Result>(
    { discard }: Pick<IdempotentWork<Prepared, unknown>, 'discard'>,
    prepared: Prepared,
    transaction: (tx: Tx) => Promise<Result>,
  ): Promise<Result> => {
    try {
      return await db.transaction().execute(transaction);
    } catch (error) {
      await discard?.(prepared, error);
      throw error;
    }
  };

  const runWithKey = async <Prepared, Answer>(
    request: KeyedRequest,
    work: IdempotentWork<Prepared, Answer>,
  ): Promise<Answer> => {
    const stored = await storedAnswer(request);
    if (stored !== undefined) return JSON.parse(stored) as Answer;

    const prepared = await work.prepare();
    const done = await transact(work, prepared, async (tx) => {
      const isFirst = await insertKey(tx, request, work.secretHash?.(prepared) ?? null);
      if (!isFirst) return undefined;
      const answer = await work.transaction(tx, prepared);
      await storeAnswer(tx, request, answer);
      return { answer };
    });
    if (done) return done.answer;

    await work.discard?.(prepared);
    const theirs = await storedAnswer(request);
    if (theirs === undefined) throw otherBody();
    return JSON.parse(theirs) as Answer;
  };

  return {
    run: async (request, work) => {
      const { key } = request;
      if (key === undefined) {
        const prepared = await work.prepare();
        return transact(work, prepared, (tx) => work.transaction(tx, prepared));
      }
      const place = `${request.scope}\n${key}`;
      // Repeats that arrive together wait for each other, so that the later ones do not prepare for nothing.
      for (let other = inFlight.get(place); other; other = inFlight.get(place))
        await other.catch(() => undefined);
      const mine = runWithKey({ ...request, key }, work);
      inFlight.set(place, mine);
      try {
        return await mine;
      } finally {
        if (inFlight.get(place) === mine) inFlight.delete(place);
      }
    },
    sweep: async () => {
      await db.deleteFrom('idempotency_keys').where('created_at', '<=', before(clock, keyLifetime)).execute();
    },
  };
}
