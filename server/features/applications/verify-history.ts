import { type ChainCheck, type ChainSteps, verifyChain } from '../../db/hash-chain.ts';
import type { Db } from '../../db/types.ts';
import { contentHash } from './history-hash.ts';

/** A step without a link. */
const unchainedStep = (db: Db) =>
  db
    .selectFrom('application_status_history as step')
    .leftJoin('application_history_chain as link', 'link.step_id', 'step.id')
    .select(['step.id', 'step.application_id'])
    .where('link.id', 'is', null)
    .orderBy('step.id')
    .limit(1)
    .executeTakeFirst();

/** Returns how many steps were removed by erasures. */
async function erasedSteps(db: Db): Promise<number> {
  const { steps } = await db
    .selectFrom('erasures')
    .select(({ fn }) => fn.sum<number | string | null>('status_changes').as('steps'))
    .executeTakeFirstOrThrow();
  return Number(steps ?? 0);
}

const steps: ChainSteps = {
  table: 'application_history_chain',
  contentHashes: async (db, ids) => {
    const rows = await db
      .selectFrom('application_status_history')
      .selectAll()
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map((step) => [step.id, contentHash(step)]));
  },
  otherFault: async (db, erased) => {
    const accounted = await erasedSteps(db);
    if (erased > accounted)
      return `The content of ${erased} rows is missing, but erased accounts explain only ${accounted}.`;
    const unchained = await unchainedStep(db);
    return (
      unchained && `Step ${unchained.id} of application ${unchained.application_id} is not in the chain.`
    );
  },
};

/** Of the decisions (APP-67). */
export const verifyHistory = (db: Db, expected?: string): Promise<ChainCheck> =>
  verifyChain(db, steps, expected);
