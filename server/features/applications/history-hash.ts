import type { Selectable } from 'kysely';
import type { StatusHistoryTable } from '../../db/types.ts';
import { sha256 } from '../../shared/tokens.ts';

// The rules of the chain of hashes (docs/decisions/0011). Stored hashes depend on them, so they never change.

/** Content that the hash of a step covers. */
export type ChainedStep = Selectable<StatusHistoryTable>;

/** The previous hash of the first link. */
export const firstPreviousHash = '0'.repeat(64);

/** Returns the SHA-256 of a step as canonical JSON: keys in alphabetical order, no spaces. */
export const contentHash = (step: ChainedStep): string =>
  sha256(
    JSON.stringify({
      application_id: step.application_id,
      changed_at: step.changed_at,
      changed_by: step.changed_by,
      from_status: step.from_status,
      id: step.id,
      note: step.note,
      reason: step.reason,
      salt: step.salt,
      to_status: step.to_status,
      undoes: step.undoes,
    }),
  );

/** Covers the link before it and the content of its own step. */
export const linkHash = (previousHash: string, content: string): string =>
  sha256(JSON.stringify({ content, previous: previousHash }));

/** Has no id yet. */
export interface NewLink {
  readonly step_id: number;
  readonly previous_hash: string;
  readonly content_hash: string;
  readonly hash: string;
}

/** Follows the link with `previousHash`. */
export function linkOf(step: ChainedStep, previousHash: string): NewLink {
  const content_hash = contentHash(step);
  return {
    step_id: step.id,
    previous_hash: previousHash,
    content_hash,
    hash: linkHash(previousHash, content_hash),
  };
}

/** In the order of the steps. */
export function linksOf(steps: readonly ChainedStep[], previousHash: string): NewLink[] {
  let previous = previousHash;
  return steps.map((step) => {
    const link = linkOf(step, previous);
    previous = link.hash;
    return link;
  });
}
