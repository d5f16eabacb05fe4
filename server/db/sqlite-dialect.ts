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

/** Runs one statement as a transaction. */
async function write(writer: SqliteWriter, { sql, parameters }: CompiledQuery): Promise<StatementResult> {
  const transaction = await writer.begin();
  try {
    const result = await transaction.run(sql, parameters);
    await transaction.commit();
    return result;
  } catch (error) {
    await transaction.rollback();
    throw error;
  }
}

/** Costs nothing to make: all connections share the reading one and the writer. */
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
      'Rows are not streamed: the reading connection would show old data as long as it is not done.',
    );
  }

  async begin(): Promise<void> {
    this.#transaction = await this.#writer.begin();
  }

  async commit(): Promise<void> {
    await this.#transaction?.commit();
    this.#transaction = undefined;
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

  // Whoever opened the two sides closes them.
  async init(): Promise<void> {}
  async releaseConnection(): Promise<void> {}
  async destroy(): Promise<void> {}
}

/** Kysely's own adapter lets one connection be used at a time: reads would wait for writes. It also migrates without a transaction. */
class ConcurrentSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/**
 * SQLite with two sides: a `select` outside a transaction runs on the reading connection at once, for readers of a write-ahead log never wait for a
 * writer; everything else goes to the writer and takes its turn there.
 */
export const sqliteDialect = (read: RunStatement, writer: SqliteWriter): Dialect => ({
  createDriver: () => new SqliteDriver(read, writer),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new ConcurrentSqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
});
