import { sha256 } from '../shared/tokens.ts';
import type { Db, Tx } from './types.ts';

// The rules of the chains of hashes (docs/decisions/0011). Stored hashes depend on them, so they never change.

/** The previous hash of the first link. */
const firstPreviousHash = '0'.repeat(64);

/** Covers the link before it and the content of its own step. */
const linkHash = (previousHash: string, content: string): string =>
  sha256(JSON.stringify({ content, previous: previousHash }));

/** A step that is chained. */
interface ChainContent {
  readonly step_id: number;
  /** SHA-256 of everything in the step that must not change. */
  readonly content_hash: string;
}

/** Has no id yet. */
interface NewLink extends ChainContent {
  readonly previous_hash: string;
  readonly hash: string;
}

/** Follows the link with `previousHash`. */
const linkOf = (content: ChainContent, previousHash: string): NewLink => ({
  ...content,
  previous_hash: previousHash,
  hash: linkHash(previousHash, content.content_hash),
});

/** In the order of the steps. */
function linksOf(contents: readonly ChainContent[], previousHash: string): NewLink[] {
  let previous = previousHash;
  return contents.map((content) => {
    const link = linkOf(content, previous);
    previous = link.hash;
    return link;
  });
}

/** Tables of the same columns. */
type ChainTable = 'application_history_chain' | 'standing_chain';

/** So that Kysely types a query of either table. */
const tableOf = (table: ChainTable) => table as 'application_history_chain';

/** Of the newest link. */
export async function headHash(db: Db | Tx, table: ChainTable): Promise<string> {
  const head = await db
    .selectFrom(tableOf(table))
    .select('hash')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return head?.hash ?? firstPreviousHash;
}

/** Adds a step to the chain and returns its hash. Other transactions wait with their steps until this one ends. */
async function appendLink(tx: Tx, table: ChainTable, content: ChainContent): Promise<string> {
  for (;;) {
    const link = linkOf(content, await headHash(tx, table));
    // Waits for a transaction that adds the same link. If that is committed, this one has to follow its link instead.
    const added = await tx
      .insertInto(tableOf(table))
      .values(link)
      .onConflict((conflict) => conflict.column('previous_hash').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (added) return link.hash;
  }
}

/** In the order of the steps. Call it last in a transaction, because others that add links wait until it ends. */
export async function appendLinks(
  tx: Tx,
  table: ChainTable,
  contents: readonly ChainContent[],
): Promise<void> {
  const [first, ...rest] = contents;
  if (!first) return;
  const links = linksOf(rest, await appendLink(tx, table, first));
  if (links.length > 0) await tx.insertInto(tableOf(table)).values(links).execute();
}

export interface ChainCheck {
  /** Links up to the break, or all. */
  readonly rows: number;
  /** Of these, those whose steps were removed when their account was erased. */
  readonly erased: number;
  /** Hash of the newest link. Keep it elsewhere to check later whether the chain still contains it. */
  readonly head: string;
  /** Links after the one with the expected hash. Null if none is expected, or no link up to the break has it. */
  readonly rowsAfterExpected: number | null;
  /** In plain words. Null if the chain is intact. */
  readonly firstBreak: string | null;
}

/** What a check reads besides the links. */
export interface ChainSteps {
  readonly table: ChainTable;
  /** Returns the hashes of the steps' contents, computed anew, by id. Removed steps have none. */
  contentHashes(db: Db, stepIds: readonly number[]): Promise<ReadonlyMap<number, string>>;
  /** Returns what else is wrong, in plain words. `erased`: the number of links without a step. */
  otherFault(db: Db, erased: number): Promise<string | undefined>;
}

const batch = 1000;

/** Undefined if the link is intact. `content`: computed anew, undefined if the step was removed. */
function faultOf(
  { id, step_id, previous_hash, content_hash, hash }: NewLink & { readonly id: number },
  previousHash: string,
  content: string | undefined,
): string | undefined {
  if (previous_hash !== previousHash) return `Row ${id} does not follow the row before it.`;
  if (hash !== linkHash(previous_hash, content_hash))
    return `Row ${id} was changed: its hash does not match.`;
  if (content !== undefined && content !== content_hash)
    return `Row ${id} was changed: the content of step ${step_id} does not match.`;
  return undefined;
}

/**
 * Checks a chain of hashes from its start up to the first break (APP-67, MEM-10), in constant memory and while the server runs. Detects that the
 * newest links were cut off only with `expected`, a hash that was once the newest.
 */
export async function verifyChain(db: Db, steps: ChainSteps, expected?: string): Promise<ChainCheck> {
  let rows = 0;
  let erased = 0;
  let head = firstPreviousHash;
  /** Links up to the expected one. */
  let expectedAt = expected === head ? 0 : null;
  const result = (firstBreak: string | null): ChainCheck => ({
    rows,
    erased,
    head,
    rowsAfterExpected: expectedAt === null ? null : rows - expectedAt,
    firstBreak,
  });
  for (let last = 0; ; ) {
    const links = await db
      .selectFrom(tableOf(steps.table))
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(batch)
      .execute();
    if (links.length === 0) break;
    const contents = await steps.contentHashes(
      db,
      links.map(({ step_id }) => step_id),
    );
    for (const link of links) {
      rows += 1;
      const content = contents.get(link.step_id);
      const fault = faultOf(link, head, content);
      if (fault !== undefined) return result(fault);
      if (content === undefined) erased += 1;
      head = link.hash;
      if (head === expected) expectedAt = rows;
      last = link.id;
    }
  }
  return result((await steps.otherFault(db, erased)) ?? null);
}
