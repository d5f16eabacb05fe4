import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';

/** One change of the schema. It runs once, in a transaction, on either database. */
export interface Migration {
  /** The file's name: migrations run in the order of their names. */
  readonly name: string;
  // A migration knows the schema of its own time, not today's.
  readonly up: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
