import { type Kysely, sql } from 'kysely';
import { StartError } from '../domain/start-error.ts';
import type { Database } from './database.ts';
import type { Migration } from './migrations/index.ts';
import type { Db } from './types.ts';

/** The version of the schema that this program was written for. */
export const newestVersionKnown = (migrations: readonly Migration[]): number => migrations.length;

/** Throws where the database is of a newer program than this one. */
export function refuseNewer(found: number, known: number): void {
  if (found > known) {
    throw new StartError(
      `The database has schema version ${found}, this program knows ${known}: start the newer program, or restore a copy`,
    );
  }
}

/** The version of a database's schema. */
export const versionOf = async (db: Db): Promise<number> => {
  const { version } = await db
    .selectFrom('schema_version')
    .select(({ fn }) => fn.max('version').as('version'))
    .executeTakeFirstOrThrow();
  return version ?? 0;
};

/**
 * Held while a migration runs, so that two processes on one PostgreSQL take turns, for as long as it takes. SQLite's own write lock does it there.
 */
const lockForMigration = async (db: Db, kind: Database['kind']): Promise<void> => {
  if (kind !== 'postgres') return;
  await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
    db,
  );
  await sql`select pg_advisory_xact_lock(19790001)`.execute(db);
};

/**
 * Runs the migrations that the database lacks, each in one transaction: a killed start leaves whole steps only, and the next start goes on
 * from there. Throws a `StartError` where the database is newer.
 */
export async function runMigrations(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  migrations: readonly Migration[],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockForMigration(tx, kind);
    await tx.schema
      .createTable('schema_version')
      .ifNotExists()
      .addColumn('version', 'integer', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('applied_at', 'text', (column) => column.notNull())
      .execute();
  });
  refuseNewer(await versionOf(db), newestVersionKnown(migrations));
  for (const [index, { name, up }] of migrations.entries()) {
    const version = index + 1;
    await db.transaction().execute(async (tx) => {
      await lockForMigration(tx, kind);
      if ((await versionOf(tx)) >= version) return;
      await up(tx as unknown as Kysely<unknown>, kind);
      await tx
        .insertInto('schema_version')
        .values({ version, name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}
