import type { Db, Tx } from '../db/types.ts';
import { before, type Clock, days, stamp } from '../shared/clock.ts';
import { RefusalError, refusalTexts } from '../shared/refusal-error.ts';

export const keyLifetime = days(2);
/** After this many retries with a wrong password, every retry with the key gets a 422. */
const mismatchLimit = 5;

/** The call with its account, the key, and a fingerprint of the body. */
export interface IdempotentRequest {
  readonly scope: string;
  /** If undefined, the request is always executed. */
  readonly key: string | undefined;
  /** SHA-256 of the body without passwords. */
  readonly fingerprint: string;
  /**
   * A password in the body. Its slow hash is verified a limited number of times, so that guessing a key is no easier way to try passwords than
   * signing in.
   */
  readonly secret?: string;
  /** For the fair queue of hashes, with a `secret`. */
  readonly client?: string;
}

/** In order of execution. */
export interface IdempotentWork<Prepared, Answer> {
  /** Validates and does slow work before the transaction, unless a response is stored. */
  readonly prepare: () => Promise<Prepared>;
  /** Of the request's `secret`. Stored with the response. */
  readonly secretHash?: (prepared: Prepared) => string;
  /** Writes in the transaction that also stores the response. */
  readonly transaction: (tx: Tx, prepared: Prepared) => Promise<Answer>;
  /** Cleans up unused prepared work. Without `error`, another request with the same key succeeded first. */
  readonly discard?: (prepared: Prepared, error?: unknown) => Promise<void>;
}

/** Executes requests with a key only once. */
export interface Idempotency {
  /**
   * A retry gets the stored response. The same key with another body throws a 422. Errors are not stored, so that a corrected request may reuse
   * the key.
   */
  run<Prepared, Answer>(request: IdempotentRequest, work: IdempotentWork<Prepared, Answer>): Promise<Answer>;
  /** Deletes keys older than `keyLifetime`. */
  sweep(): Promise<void>;
}

type KeyedRequest = IdempotentRequest & { readonly key: string };

/** Hashing passwords is slow on purpose. */
interface PasswordHashes {
  hash(password: string, client: string): Promise<string>;
  matches(password: string, passwordHash: string | undefined, client: string): Promise<boolean>;
}

export function createIdempotency({
  db,
  clock,
  passwords,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly passwords: PasswordHashes;
}): Idempotency {
  const inFlight = new Map<string, Promise<unknown>>();

  const differentBody = () => new RefusalError(422, refusalTexts.otherBody);

  /** As JSON. Undefined if there is none. Throws a 422 if it belongs to another body. */
  const storedAnswer = async (request: KeyedRequest): Promise<string | undefined> => {
    const row = await db
      .selectFrom('idempotency_keys')
      .selectAll()
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .where('created_at', '>', before(clock, keyLifetime))
      .executeTakeFirst();
    if (!row) return undefined;
    if (row.fingerprint !== request.fingerprint) throw differentBody();
    if (row.secret_hash === null) return row.answer;
    if (row.mismatches >= mismatchLimit) throw differentBody();
    if (await passwords.matches(request.secret ?? '', row.secret_hash, request.client ?? ''))
      return row.answer;
    await db
      .updateTable('idempotency_keys')
      .set(({ eb }) => ({ mismatches: eb('mismatches', '+', 1) }))
      .where('scope', '=', request.scope)
      .where('key', '=', request.key)
      .execute();
    throw differentBody();
  };

  /** Returns false if another request has inserted the key. On PostgreSQL, waits for a concurrent request with the key. */
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

  /** Cleans up prepared work if the transaction fails. */
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
    const concurrent = await storedAnswer(request);
    if (concurrent === undefined) throw differentBody();
    return JSON.parse(concurrent) as Answer;
  };

  return {
    run: async (request, work) => {
      const { key } = request;
      if (key === undefined) {
        const prepared = await work.prepare();
        return transact(work, prepared, (tx) => work.transaction(tx, prepared));
      }
      const id = `${request.scope}\n${key}`;
      // Wait for a concurrent request with the same key, so as not to prepare in vain.
      for (let running = inFlight.get(id); running; running = inFlight.get(id))
        await running.catch(() => undefined);
      const execution = runWithKey({ ...request, key }, work);
      inFlight.set(id, execution);
      try {
        return await execution;
      } finally {
        if (inFlight.get(id) === execution) inFlight.delete(id);
      }
    },
    sweep: async () => {
      await db.deleteFrom('idempotency_keys').where('created_at', '<=', before(clock, keyLifetime)).execute();
    },
  };
}
