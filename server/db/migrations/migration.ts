import type { Kysely } from 'kysely';
import type { DatabaseKind } from '../database-kind.ts';

/** Runs once, in a transaction, on either database. */
export interface Migration {
  /** Name of the file. Migrations run in the order of their names. */
  readonly name: string;
  // Untyped, because a migration uses the schema of its own time, not the current one.
  readonly up: (db: Kysely<unknown>, kind: DatabaseKind) => Promise<void>;
}
