import { sql } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';
import type { Tx } from './types.ts';

/**
 * Waits for the lock of this name, across processes, and keeps it until the transaction ends. For a read before a write, where there is no row
 * to lock. SQLite has one writer anyway.
 */
export async function takeNamedLock(tx: Tx, kind: DatabaseKind, name: string): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
