import { type Kysely, sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../shared/start-error.ts';
import type { DatabaseKind } from './database-kind.ts';
import type { Migration } from './migrations/migration.ts';
import type { Db } from './types.ts';

/** Kysely's table of applied migrations. */
export const migrationTable = 'kysely_migration';

/** Throws if the database has a migration that this program does not know. */
export function refuseNewer(applied: readonly string[], known: readonly Migration[]): void {
  const newest = applied
    .filter((name) => !known.some((migration) => migration.name === name))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new StartError(
    `The database has schema version ${Number.parseInt(newest, 10)}, this program knows ${known.length}: start the newer program, or restore a copy`,
  );
}

/** Returns the names of the applied migrations. */
export const appliedMigrations = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(migrationTable).select('name').execute()).map(({ name }) => name);

async function hasTable(db: Db, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
}

/** Table in which versions of the program before Kysely's Migrator recorded their migrations, numbered from 1. */
interface EarlierTables {
  schema_version: { version: number; name: string; applied_at: string };
}

/** Version number that makes those earlier programs reject the database as newer. */
const blockingVersion = 1_000_000;

/** Copies the records of an earlier program to Kysely's table. Does nothing if this was already done or there are none. */
async function importEarlierRecords(
  { db, kind }: { readonly db: Db; readonly kind: DatabaseKind },
  migrations: readonly Migration[],
): Promise<void> {
  const isDone = async (at: Db) =>
    !(await hasTable(at, 'schema_version')) || (await hasTable(at, migrationTable));
  if (await isDone(db)) return;
  await db.transaction().execute(async (tx) => {
    if (kind === 'postgres') {
      await sql`select set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`.execute(
        tx,
      );
      // The lock that earlier programs hold while they migrate. On SQLite, the write lock has the same effect.
      await sql`select pg_advisory_xact_lock(19790001)`.execute(tx);
    }
    if (await isDone(tx)) return;
    const earlier = tx as unknown as Kysely<EarlierTables>;
    const records = await earlier.selectFrom('schema_version').selectAll().orderBy('version').execute();
    await tx.schema
      .createTable(migrationTable)
      .addColumn('name', 'varchar(255)', (column) => column.notNull().primaryKey())
      .addColumn('timestamp', 'varchar(255)', (column) => column.notNull())
      .execute();
    let timestamp = '';
    for (const { version, name, applied_at } of records) {
      // Kysely orders migrations by time, but the clock may have been set back between two of them.
      if (applied_at > timestamp) timestamp = applied_at;
      const migration = migrations[version - 1]?.name ?? `${version}-${name}`;
      await tx.insertInto(migrationTable).values({ name: migration, timestamp }).execute();
    }
    await earlier
      .insertInto('schema_version')
      .values({ version: blockingVersion, name: `see ${migrationTable}`, applied_at: timestamp })
      .execute();
  });
}

/**
 * Runs all missing migrations in a single transaction. If the process is killed, the next start runs them again from the beginning. Throws a
 * `StartError` if the database is newer than this program.
 */
export async function runMigrations(
  { db, kind }: { readonly db: Db; readonly kind: DatabaseKind },
  migrations: readonly Migration[],
): Promise<void> {
  await importEarlierRecords({ db, kind }, migrations);
  if (await hasTable(db, migrationTable)) refuseNewer(await appliedMigrations(db), migrations);
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up: (tx) => up(tx, kind) }])),
    },
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
