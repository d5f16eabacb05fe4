import { randomBytes } from 'node:crypto';
import type { Insertable } from 'kysely';
import { appendLinks } from '../../db/hash-chain.ts';
import type { StatusHistoryTable, Tx } from '../../db/types.ts';
import { type ChainedStep, contentHash } from './history-hash.ts';

/** For steps that are in the history already. */
export const chainSteps = (tx: Tx, steps: readonly ChainedStep[]): Promise<void> =>
  appendLinks(
    tx,
    'application_history_chain',
    steps.map((step) => ({ step_id: step.id, content_hash: contentHash(step) })),
  );

type NewStep = Omit<Insertable<StatusHistoryTable>, 'id' | 'salt'>;

/**
 * Records a step in the history and in the chain of hashes. Call it last in a transaction, because others that record a step wait until it ends.
 */
export async function recordStep(tx: Tx, step: NewStep): Promise<void> {
  const recorded = await tx
    .insertInto('application_status_history')
    .values({ ...step, salt: randomBytes(16).toString('hex') })
    .returningAll()
    .executeTakeFirstOrThrow();
  await chainSteps(tx, [recorded]);
}
