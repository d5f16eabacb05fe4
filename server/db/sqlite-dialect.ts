import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SelectQueryNode,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { RunStatement, StatementResult } from './sqlite-file.ts';
import type { SqliteTransaction, SqliteWriter } from './sqlite-writer.ts';

function queryResult<Row>({ rows, changes, lastInsertRowid }: StatementResult): QueryResult<Row> {
  return {
    rows: rows as Row[],
    ...(changes === undefined ? {} : { numAffectedRows: BigInt(changes) }),
    ...(lastInsertRowid === undefined ? {} : { insertId: BigInt(lastInsertRowid) }),
  };
}

/** In its own transaction. */
async function write(writer: SqliteWriter, { sql, parameters }: CompiledQuery): Promise<StatementResult> {
  const transaction = await writer.begin();
  const result = await transaction.run(sql, parameters).catch(async (error) => {
    await transaction.rollback();
    throw error;
  });
  await transaction.commit();
  return result;
}

/** All instances share the reading connection and the writer. */
class SqliteConnection implements DatabaseConnection {
  readonly #read: RunStatement;
  readonly #writer: SqliteWriter;
  #transaction: SqliteTransaction | undefined;

  constructor(read: RunStatement, writer: SqliteWriter) {
    this.#read = read;
    this.#writer = writer;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#transaction) return queryResult(await this.#transaction.run(query.sql, query.parameters));
    if (SelectQueryNode.is(query.query)) return queryResult(this.#read(query.sql, query.parameters));
    return queryResult(await write(this.#writer, query));
  }

  streamQuery(): never {
    throw new Error(
      'Streaming is not supported: the reading connection would show old data until the stream ends.',
    );
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#writer.begin();
  }

  async commit(): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.commit();
  }

  async rollback(): Promise<void> {
    const transaction = this.#transaction;
    this.#transaction = undefined;
    await transaction?.rollback();
  }
}

class SqliteDriver implements Driver {
  readonly #read: RunStatement;
  readonly #writer: SqliteWriter;

  constructor(read: RunStatement, writer: SqliteWriter) {
    this.#read = read;
    this.#writer = writer;
  }

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#read, this.#writer);
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin();
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: SqliteConnection): Promise<void> {
    return connection.rollback();
  }

  // The code that opened the reader and the writer also closes them.
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Kysely's adapter allows one connection at a time, so that reads would wait for writes, and migrates without a transaction. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * A `select` outside a transaction runs immediately on the reading connection, because readers of a write-ahead log never wait for a writer. All
 * other statements are queued at the writer.
 */
export const sqliteDialect = (read: RunStatement, writer: SqliteWriter): Dialect => ({
  createDriver: () => new SqliteDriver(read, writer),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ConcurrentSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
