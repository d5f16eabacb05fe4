import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { StartError } from '../shared/start-error.ts';
import type { DatabaseKind } from './database-kind.ts';
import type { Migration } from './migrations/migration.ts';
import type { Db } from './types.ts';

/** Kysely's table of applied migrations. */
export const migrationTable = 'kysely_migration';

/** The 44 migrations before the first release, which made the same schema as `0001-schema`. */
const earlier = { first: '0001-first-tables', last: '0050-account-corrections', count: 44 } as const;

const incomplete = (reason: string) =>
  new StartError(
    `An earlier program wrote the database, and ${reason}: start a program that ends with ${earlier.last} first, or begin with an empty database`,
  );

/** Throws if a newer program applied the migrations, or an earlier one a part of its own. */
export function refuseForeign(applied: readonly string[], known: readonly Migration[]): void {
  if (applied.includes(earlier.first)) {
    if (applied.length === earlier.count && applied.includes(earlier.last)) return;
    throw incomplete(`its last migration is ${[...applied].sort().at(-1)}`);
  }
  const newest = applied
    .filter((name) => !known.some((migration) => migration.name === name))
    .sort()
    .at(-1);
  if (newest === undefined) return;
  throw new StartError(
    `The database has schema version ${Number.parseInt(newest, 10)}, this program knows ${known.length}: start the newer program, or restore a copy`,
  );
}

export const appliedMigrations = async (db: Db): Promise<string[]> =>
  (await db.selectFrom(migrationTable).select('name').execute()).map(({ name }) => name);

export async function hasTable(db: Db, name: string): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.some((table) => table.name === name);
}

/** PostgreSQL: constraints and a sequence of two tables kept their earlier names, and a column was renamed. */
const renameConstraints = `do $$ declare it record; begin
  for it in select conrelid::regclass as relation, conname, replace(replace(conname, '_new_', '_'), '_hour_', '_minute_') as name
    from pg_constraint where conname ~ '^(marketers|receipts)_new_|^application_openings_hour_not_null$'
  loop
    execute format('alter table %s rename constraint %I to %I', it.relation, it.conname, it.name);
  end loop;
  alter sequence if exists marketers_new_id_seq rename to marketers_id_seq;
end $$`;

/** Records the migration that replaces the earlier ones. A concurrent program waits and then finds nothing to do. */
const carryOver = (
  { db, kind }: { readonly db: Db; readonly kind: DatabaseKind },
  applied: readonly string[],
) =>
  db.transaction().execute(async (tx) => {
    await tx
      .updateTable(migrationTable)
      .set({ name: '0001-schema' })
      .where('name', '=', earlier.last)
      .execute();
    await tx.deleteFrom(migrationTable).where('name', 'in', applied).execute();
    if (kind === 'postgres') await sql.raw(renameConstraints).execute(tx);
  });

/**
 * Runs all missing migrations in one transaction, so that a killed process starts again from the beginning, and returns their names. Throws a `StartError` if the
 * database is a newer program's, or has only a part of an earlier one's migrations.
 */
export async function runMigrations(
  { db, kind }: { readonly db: Db; readonly kind: DatabaseKind },
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  if (await hasTable(db, migrationTable)) {
    const applied = await appliedMigrations(db);
    refuseForeign(applied, migrations);
    if (applied.includes(earlier.first)) await carryOver({ db, kind }, applied);
  } else if (await hasTable(db, 'schema_version')) throw incomplete('it has no names of migrations');
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(migrations.map(({ name, up }) => [name, { up: (tx) => up(tx, kind) }])),
    },
  });
  const { error, results = [] } = await migrator.migrateToLatest();
  if (error) throw error;
  return results.map(({ migrationName }) => migrationName);
}
