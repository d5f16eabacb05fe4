import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Db, StatusHistoryTable, Tx } from '../../db/types.ts';
import { type ChainedStep, firstPreviousHash, linkOf, linksOf } from './history-hash.ts';

/** Of the newest link. */
export async function headHash(db: Db | Tx): Promise<string> {
  const head = await db
    .selectFrom('application_history_chain')
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head?.hash ?? firstPreviousHash;
}

/** Adds a step to the chain and returns its hash. Other transactions wait with their steps until this one ends. */
async function appendLink(tx: Tx, step: ChainedStep): Promise<string> {
  for (;;) {
    const link = linkOf(step, await headHash(tx));
    // Waits for a transaction that adds the same link. If that is committed, this one has to follow its link instead.
    const added = await tx
      .insertInto('application_history_chain')
      .values(link)
      .onConflict((conflict) => conflict.column('previous_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return link.hash;
  }
}

/** For steps that are in the history already. */
export async function appendLinks(tx: Tx, steps: readonly ChainedStep[]): Promise<void> {
  const [first, ...rest] = steps;
  if (!first) return;
  const links = linksOf(rest, await appendLink(tx, first));
  if (links.length > 0) await tx.insertInto('application_history_chain').values(links).execute();
}

export type NewStep = Omit<Insertable<StatusHistoryTable>, 'id' | 'salt'>;

/**
 * Records a step in the history and in the chain of hashes. Call it last in a transaction, because others that record a step wait until it ends.
 */
export async function recordStep(tx: Tx, step: NewStep): Promise<void> {
  const recorded = await tx
    .insertInto('application_status_history')
    .values({ ...step, salt: randomBytes(16).toString('hex') })
    .returningAll()
    .executeTakeFirstOrThrow();
  await appendLink(tx, recorded);
}
