import { sql } from 'kysely';
import type { DatabaseKind } from './database-kind.ts';
import type { Tx } from './types.ts';

/**
 * Waits until no other transaction, of any process, has the lock of this name, and keeps it until this one ends. For what is read first and written
 * then, where no row could be locked. SQLite has one writer anyway.
 */
export async function takeNamedLock(tx: Tx, kind: DatabaseKind, name: string): Promise<void> {
  if (kind === 'sqlite') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}
