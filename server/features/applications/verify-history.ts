import type { Db } from '../../db/types.ts';
import { contentHash, firstPreviousHash, linkHash } from './history-hash.ts';

export interface HistoryCheck {
  /** Links up to the break, or all. */
  readonly rows: number;
  /** Of these, those whose steps were removed when their account was erased. */
  readonly erased: number;
  /** Hash of the newest link. Keep it elsewhere to check later whether the chain still contains it. */
  readonly head: string;
  /** Links after the one with the expected hash. Null if none is expected, or no link up to the break has it. */
  readonly rowsAfterExpected: number | null;
  /** In plain words. Null if the history is intact. */
  readonly firstBreak: string | null;
}

const batch = 1000;

const chainAfter = (db: Db, id: number) =>
  db
    .selectFrom('application_history_chain as link')
    .leftJoin('application_status_history as step', 'step.id', 'link.step_id')
    .select(['link.id as link_id', 'link.step_id', 'link.previous_hash', 'link.content_hash', 'link.hash'])
    .select([
      'step.id',
      'step.application_id',
      'step.from_status',
      'step.to_status',
      'step.changed_by',
      'step.changed_at',
      'step.note',
      'step.reason',
      'step.undoes',
      'step.salt',
    ])
    .where('link.id', '>', id)
    .orderBy('link.id')
    .limit(batch);

type ChainRow = Awaited<ReturnType<ReturnType<typeof chainAfter>['execute']>>[number];

/** Undefined if the link is intact. */
function faultOf(row: ChainRow, previousHash: string): string | undefined {
  const { link_id, step_id, previous_hash, content_hash, hash, ...step } = row;
  if (previous_hash !== previousHash) return 'does not follow the row before it';
  if (hash !== linkHash(previous_hash, content_hash)) return 'was changed: its hash does not match';
  const { id, application_id, to_status, changed_by, changed_at } = step;
  // The step was erased with its account.
  if (id === null || application_id === null || to_status === null) return undefined;
  if (changed_by === null || changed_at === null) return undefined;
  const content = { ...step, id, application_id, to_status, changed_by, changed_at };
  if (contentHash(content) !== content_hash)
    return `was changed: the content of step ${step_id} does not match`;
  return undefined;
}

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

/**
 * Checks the chain of hashes from its start up to the first break (APP-67), in constant memory and while the server runs. Detects that the
 * newest links were cut off only with `expected`, a hash that was once the newest.
 */
export async function verifyHistory(db: Db, expected?: string): Promise<HistoryCheck> {
  let rows = 0;
  let erased = 0;
  let head = firstPreviousHash;
  /** Links up to the expected one. */
  let expectedAt = expected === head ? 0 : null;
  const result = (firstBreak: string | null): HistoryCheck => ({
    rows,
    erased,
    head,
    rowsAfterExpected: expectedAt === null ? null : rows - expectedAt,
    firstBreak,
  });
  for (let last = 0; ; ) {
    const links = await chainAfter(db, last).execute();
    for (const link of links) {
      rows += 1;
      const fault = faultOf(link, head);
      if (fault !== undefined) return result(`Row ${link.link_id} ${fault}.`);
      if (link.id === null) erased += 1;
      head = link.hash;
      if (head === expected) expectedAt = rows;
      last = link.link_id;
    }
    if (links.length < batch) break;
  }
  const accounted = await erasedSteps(db);
  if (erased > accounted)
    return result(`The content of ${erased} rows is missing, but erased accounts explain only ${accounted}.`);
  const unchained = await unchainedStep(db);
  if (unchained)
    return result(`Step ${unchained.id} of application ${unchained.application_id} is not in the chain.`);
  if (expected !== undefined && expectedAt === null)
    return result('No row has the expected hash: the newest rows were cut off, or all were written anew.');
  return result(null);
}
