/** Copies the tables between SQLite and PostgreSQL. All their columns are texts and whole numbers, which both store alike. */
import { createHash } from 'node:crypto';
import type SqliteDatabase from 'better-sqlite3';
import { sql } from 'kysely';
import { migrationTable } from '../db/migrate.ts';
import type { Db } from '../db/types.ts';
import { StartError } from '../shared/start-error.ts';
import type { Manifest } from './manifest.ts';

export type Sqlite = SqliteDatabase.Database;

interface Table {
  readonly name: string;
  /** Sorted, because databases of different ages may have them in another order. */
  readonly columns: readonly string[];
}

type Row = Readonly<Record<string, string | number | null>>;

/** Of a table's rows in whatever order: equal on both databases. The hash is the sum of the SHA-256 of all rows, hexadecimal. */
type TableDigest = Manifest['tables'][string];
type Digests = Manifest['tables'];

/**
 * Filled by triggers on applications, their history and the ledger, or by the command itself. The names of migrations are copied, because annual
 * fees begin after the year of one of them.
 */
const notCopied = [
  'application_counts',
  'application_search',
  'paid_applications',
  `${migrationTable}_lock`,
  'last_backup',
  'standing_checks',
];

/** Rows per statement. */
const batchSize = 1000;

/** Referenced tables come before those with the references. */
function tablesOf(sqlite: Sqlite): readonly Table[] {
  const names = sqlite
    .prepare("select name from pragma_table_list where type = 'table' and schema = 'main'")
    .pluck()
    .all() as string[];
  const references = sqlite.prepare('select "table" from pragma_foreign_key_list(?)').pluck();
  const columns = sqlite.prepare('select name from pragma_table_info(?) order by name').pluck();
  const ordered = new Set<string>();
  const add = (name: string) => {
    if (ordered.has(name)) return;
    for (const referenced of references.all(name) as string[]) add(referenced);
    ordered.add(name);
  };
  for (const name of names) if (!name.startsWith('sqlite_') && !notCopied.includes(name)) add(name);
  return [...ordered].map((name) => ({ name, columns: columns.all(name) as string[] }));
}

function* sqliteBatches(sqlite: Sqlite, { name, columns }: Table): Generator<Row[]> {
  const names = columns.map((column) => `"${column}"`).join(', ');
  let batch: Row[] = [];
  for (const row of sqlite.prepare(`select ${names} from "${name}"`).iterate()) {
    batch.push(row as Row);
    if (batch.length < batchSize) continue;
    yield batch;
    batch = [];
  }
  yield batch;
}

const columnsOf = ({ columns }: Table) => sql.join(columns.map((column) => sql.ref(column)));

/** In the transaction's snapshot. */
async function* postgresBatches(tx: Db, table: Table): AsyncGenerator<Row[]> {
  await sql`declare rows no scroll cursor for select ${columnsOf(table)} from ${sql.table(table.name)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.raw(String(batchSize))} from rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows;
  }
  await sql`close rows`.execute(tx);
}

async function digest(
  batches: Iterable<Row[]> | AsyncIterable<Row[]>,
  handle: (batch: Row[]) => void | Promise<void> = () => {},
): Promise<TableDigest> {
  let rows = 0;
  let sum = 0n;
  for await (const batch of batches) {
    for (const row of batch) {
      const hash = createHash('sha256')
        .update(JSON.stringify(Object.values(row)))
        .digest('hex');
      sum += BigInt(`0x${hash}`);
    }
    rows += batch.length;
    if (batch.length > 0) await handle(batch);
  }
  return { rows, hash: (sum % 2n ** 256n).toString(16).padStart(64, '0') };
}

async function eachTable(
  sqlite: Sqlite,
  run: (table: Table) => Promise<TableDigest>,
): Promise<Record<string, TableDigest>> {
  const digests: Record<string, TableDigest> = {};
  for (const table of tablesOf(sqlite)) digests[table.name] = await run(table);
  return digests;
}

export const digestSqlite = (sqlite: Sqlite): Promise<Digests> =>
  eachTable(sqlite, (table) => digest(sqliteBatches(sqlite, table)));

function assertEqual(source: Digests, copy: Digests): void {
  const tables = Object.keys(source).filter((name) => source[name]?.hash !== copy[name]?.hash);
  if (tables.length > 0) throw new Error(`the copy differs in the tables ${tables.join(', ')}`);
}

/** Copying takes longer than any call of the server. */
export const withoutTimeouts = (tx: Db) =>
  sql`select set_config(name, '0', true) from pg_settings
    where name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(tx);

/** Next ids, so that an id of a deleted row is not used again. */
const sequence = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')::regclass`;

/** Into the migrated, otherwise empty SQLite database, which is left with equal content. */
export async function copyFromPostgres(tx: Db, sqlite: Sqlite): Promise<void> {
  // Their order does not matter. The foreign keys are checked at the end.
  sqlite.pragma('foreign_keys = OFF');
  sqlite.exec('begin');
  const source = await eachTable(sqlite, async (table) => {
    const { name, columns } = table;
    sqlite.exec(`delete from "${name}"`);
    const insert = sqlite.prepare(
      `insert into "${name}" (${columns.map((column) => `"${column}"`).join(', ')})
       values (${columns.map(() => '?').join(', ')})`,
    );
    const digested = await digest(postgresBatches(tx, table), (batch) => {
      for (const row of batch) insert.run(Object.values(row));
    });
    if (!columns.includes('id')) return digested;
    const { rows } = await sql<{ last: number | null }>`
      select pg_sequence_last_value(${sequence(name)}) as last`.execute(tx);
    sqlite.prepare('delete from sqlite_sequence where name = ?').run(name);
    const last = rows[0]?.last;
    if (last) sqlite.prepare('insert into sqlite_sequence (name, seq) values (?, ?)').run(name, last);
    return digested;
  });
  sqlite.exec('commit');
  assertEqual(source, await digestSqlite(sqlite));
}

/** Indexes that no constraint needs: adding them after the rows takes less time than keeping them up to date. */
const plainIndexes = `select schemaname, indexname, indexdef from pg_indexes
  where schemaname = current_schema()
    and not exists (select 1 from pg_constraint where conindid = format('%I.%I', schemaname, indexname)::regclass)`;

/** Into a migrated database without accounts, with equal content. All or nothing: in a transaction. */
export async function copyToPostgres(sqlite: Sqlite, tx: Db): Promise<void> {
  await withoutTimeouts(tx);
  await sql`lock table users in exclusive mode`.execute(tx);
  await assertNoAccounts(tx, 'DATABASE_URL');
  const indexes = await sql.raw<{ indexname: string; indexdef: string }>(plainIndexes).execute(tx);
  for (const { indexname } of indexes.rows) await sql`drop index ${sql.table(indexname)}`.execute(tx);
  const source = await eachTable(sqlite, async (table) => {
    const to = sql.table(table.name);
    // Rows of the migrations.
    await sql`delete from ${to}`.execute(tx);
    return digest(sqliteBatches(sqlite, table), async (batch) => {
      await sql`insert into ${to} (${columnsOf(table)})
        select ${columnsOf(table)} from json_populate_recordset(null::${to}, ${JSON.stringify(batch)})`.execute(
        tx,
      );
    });
  });
  for (const { indexdef } of indexes.rows) await sql.raw(indexdef).execute(tx);
  const sequences = sqlite.prepare('select name, seq from sqlite_sequence where seq > 0').all();
  for (const { name, seq } of sequences as { name: string; seq: number }[])
    await sql`select setval(${sequence(name)}, ${seq})`.execute(tx);
  assertEqual(source, await eachTable(sqlite, (table) => digest(postgresBatches(tx, table))));
}

/** The first start of a server adds an account, so a database without accounts was never in use. */
export async function assertNoAccounts(db: Db, variable: string): Promise<void> {
  const account = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
  if (account)
    throw new StartError(`${variable}: the database is in use: it has accounts. Name an empty one`);
}
