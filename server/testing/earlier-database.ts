import SqliteDatabase from 'better-sqlite3';
import { Kysely, PostgresDialect, SqliteDialect } from 'kysely';
import { Pool } from 'pg';
import type { Config } from '../config.ts';
import { runMigrations } from '../db/migrate.ts';
import { migrations } from '../db/migrations/index.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import type { Tables } from '../db/types.ts';

/** Opens a new database as an earlier program left it: with its first so many migrations. */
export async function openEarlierDatabase(
  { databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>,
  version: number,
): Promise<Kysely<Tables>> {
  const db = new Kysely<Tables>({
    dialect: databaseUrl
      ? new PostgresDialect({ pool: new Pool({ connectionString: databaseUrl }) })
      : new SqliteDialect({ database: new SqliteDatabase(sqliteFile(dataDir)) }),
  });
  await runMigrations({ db, kind: databaseUrl ? 'postgres' : 'sqlite' }, migrations.slice(0, version));
  return db;
}
