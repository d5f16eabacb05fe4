import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations } from '../db/migrations/index.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import type { Tables } from '../db/types.ts';
import { verifyHistory } from '../features/applications/verify-history.ts';
import { filesUnder, picturePath, picturesOf } from './files.ts';
import { faultOf, type Manifest, manifestName, readManifest } from './manifest.ts';
import { differences, digestSqlite, type Sqlite } from './tables.ts';

/** Of one check. */
export interface Finding {
  readonly ok: boolean;
  /** One line. */
  readonly text: string;
}

const finding = (faults: readonly string[], text: string): Finding[] =>
  faults.length === 0 ? [{ ok: true, text }] : faults.map((fault) => ({ ok: false, text: fault }));

async function fileFaults(dir: string, { files }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  for (const entry of files) faults.push((await faultOf(dir, entry)) ?? '');
  const listed = new Set([manifestName, ...files.map(({ path }) => path)]);
  const added = (await filesUnder(dir)).filter((path) => !listed.has(path));
  return [...faults.filter(Boolean), ...added.map((path) => `${path}: is not in the manifest`)];
}

async function historyFinding(sqlite: Sqlite, applied: readonly string[]): Promise<Finding> {
  if (applied.length !== migrations.length)
    return {
      ok: true,
      text: 'History of decisions: of another version, so run verify-history once it is restored',
    };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
  const { rows, firstBreak } = await verifyHistory(db);
  return firstBreak
    ? { ok: false, text: `History of decisions: ${firstBreak}` }
    : { ok: true, text: `History of decisions: ${rows} rows are intact` };
}

/** Reads all of the backup and changes nothing. */
export async function verifyBackup(dir: string): Promise<Finding[]> {
  const manifest = await readManifest(dir);
  const findings: Finding[] = [
    {
      ok: true,
      text: `Backup of ${manifest.madeAt}, from ${manifest.source}, by version ${manifest.version}`,
    },
    ...finding(await fileFaults(dir, manifest), `${manifest.files.length} files are as they were`),
  ];
  let sqlite: Sqlite | undefined;
  try {
    sqlite = new SqliteDatabase(sqliteFile(dir), { readonly: true, fileMustExist: true });
    const broken = (sqlite.pragma('integrity_check') as { integrity_check: string }[]).flatMap((row) =>
      row.integrity_check === 'ok' ? [] : `Database: ${row.integrity_check}`,
    );
    findings.push(...finding(broken, 'Database: integrity_check finds nothing'));
    const dangling = (sqlite.pragma('foreign_key_check') as { table: string; parent: string }[]).map(
      ({ table, parent }) => `Database: a row of ${table} refers to a missing one of ${parent}`,
    );
    findings.push(...finding(dangling, 'Database: all references have their row'));
    const tables = await digestSqlite(sqlite);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const different = differences(manifest.tables, tables).map((name) => `Table ${name}: has other rows`);
    findings.push(
      ...finding(different, `${rows} rows of ${Object.keys(tables).length} tables are as they were`),
    );
    const paths = new Set(manifest.files.map(({ path }) => path));
    const lost = picturesOf(sqlite)
      .map(picturePath)
      .filter((path) => !paths.has(path));
    findings.push(
      ...finding(
        lost.map((path) => `${path}: a row names it, but it is missing`),
        'No upload is missing',
      ),
    );
    findings.push(await historyFinding(sqlite, manifest.migrations));
  } catch (error) {
    findings.push({ ok: false, text: `Database: can't be read: ${(error as Error).message}` });
  } finally {
    sqlite?.close();
  }
  return findings;
}
