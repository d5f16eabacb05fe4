import SqliteDatabase from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { migrations } from '../db/migrations/index.ts';
import { sqliteFile } from '../db/sqlite-file.ts';
import type { Tables } from '../db/types.ts';
import { verifyHistory } from '../features/applications/verify-history.ts';
import { verifyStanding } from '../features/memberships/standing-record.ts';
import { filesUnder, inParallel, namedUploads } from './files.ts';
import { faultOf, type Manifest, manifestName, readManifest } from './manifest.ts';

/** One line for each fault, or for the check that found none. */
export interface Finding {
  readonly ok: boolean;
  readonly text: string;
}

const findings = (faults: readonly string[], text: string): Finding[] =>
  faults.length === 0 ? [{ ok: true, text }] : faults.map((fault) => ({ ok: false, text: fault }));

async function fileFaults(dir: string, { files }: Manifest): Promise<string[]> {
  const faults: string[] = [];
  await inParallel(files, async (entry) => {
    const fault = await faultOf(dir, entry);
    if (fault) faults.push(fault);
  });
  const listed = new Set([manifestName, ...files.map(({ path }) => path)]);
  const added = (await filesUnder(dir)).filter((path) => !listed.has(path));
  return [...faults, ...added.map((path) => `${path}: is not in the manifest`)].sort();
}

async function databaseFindings(dir: string, manifest: Manifest): Promise<Finding[]> {
  const sqlite = new SqliteDatabase(sqliteFile(dir), { readonly: true });
  try {
    const check = (pragma: string) =>
      (sqlite.pragma(pragma) as object[])
        .map((row) => `Database: ${pragma}: ${Object.values(row).join(' ')}`)
        .filter((text) => !text.endsWith(': ok'));
    const paths = new Set(manifest.files.map(({ path }) => path));
    const lost = namedUploads(sqlite).filter((path) => !paths.has(path));
    // The tables of an earlier version may lack columns that the check reads.
    const isCurrent = manifest.migrations.length === migrations.length;
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: sqlite }) });
    const history = isCurrent ? await verifyHistory(db) : undefined;
    const standing = isCurrent ? await verifyStanding(db) : undefined;
    return [
      ...findings(check('integrity_check'), 'The database is intact'),
      ...findings(check('foreign_key_check'), 'All references have their row'),
      ...findings(
        lost.map((path) => `${path}: a row names it, but it is missing`),
        'All uploads that rows name are there',
      ),
      ...findings(
        history?.firstBreak ? [`History of decisions: ${history.firstBreak}`] : [],
        history
          ? `History of decisions: ${history.rows} rows are intact`
          : 'History of decisions: of an earlier version, so run verify-history after the restore',
      ),
      ...(standing
        ? findings(
            standing.firstBreak ? [`Standing of members: ${standing.firstBreak}`] : [],
            `Standing of members: ${standing.rows} rows are intact`,
          )
        : []),
    ];
  } catch (error) {
    return [{ ok: false, text: `Database: can't be read: ${(error as Error).message}` }];
  } finally {
    sqlite.close();
  }
}

/** Reads all of the backup and changes nothing. Throws a `StartError` if it has no manifest. */
export async function verifyBackup(dir: string): Promise<Finding[]> {
  const manifest = await readManifest(dir);
  return [
    {
      ok: true,
      text: `Backup of ${manifest.madeAt}, from ${manifest.source}, by version ${manifest.version}`,
    },
    ...findings(await fileFaults(dir, manifest), `${manifest.files.length} files are as they were`),
    ...(await databaseFindings(dir, manifest)),
  ];
}
