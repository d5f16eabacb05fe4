import type { Selectable } from 'kysely';
import type { StatusHistoryTable } from '../../db/types.ts';
import { sha256 } from '../../shared/tokens.ts';

// Stored hashes depend on it, so it never changes (docs/decisions/0011).

/** Content that the hash of a step covers. */
export type ChainedStep = Selectable<StatusHistoryTable>;

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
