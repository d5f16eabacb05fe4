import { Client, type QueryConfig } from 'pg';
import { currentCaller } from '../shared/request-context.ts';

/** The number of the process follows it, and in a transaction the id of the request. */
export const connectionName = 'imc';

/** Also PgBouncer's own limit. Each connection keeps a plan of each. */
const maxPrepared = 200;

/** By text. Lists of other lengths and rare filters make ever more texts, so later ones stay without a name. */
const names = new Map<string, string>();

/** `select *`, not `count(*)`. After a migration of another server PostgreSQL refuses to run it again: its result has other columns. */
const hasEveryColumn = /(?<!\()\*/;

/** A plan for any value expects few rows, and takes twice as long for a beginning that many have. */
const searches = /^select.*(like|[<>]=?) \$\d/s;

function nameOf(text: string): string | undefined {
  const isUnknown = !names.has(text) && names.size < maxPrepared;
  if (isUnknown && !hasEveryColumn.test(text) && !searches.test(text)) names.set(text, `s${names.size + 1}`);
  return names.get(text);
}

/**
 * Prepares statements, so that PostgreSQL parses and plans each once per connection. Its log has the id of the request: in a transaction as name
 * of the application, else as the portal's, which costs nothing (`execute s7/ID: select …`), or in a comment if nothing is prepared.
 */
export class TracedClient extends Client {
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of `pg` can't be overridden one by one.
  override query(query: any, values?: any, callback?: any): any {
    const { requestId } = currentCaller();
    if (typeof query !== 'string' || !Array.isArray(values)) return super.query(query, values, callback);
    const isAlone = this.getTransactionStatus() === 'I';
    if (values.length > 0) {
      const name = nameOf(query);
      const portal = isAlone && requestId ? requestId : undefined;
      return super.query({ name, text: query, values, portal } as QueryConfig);
    }
    if (!isAlone || !requestId) return super.query(query);
    return super.query(
      /^(begin|start transaction)/.test(query)
        ? `${query}; set local application_name = '${connectionName} ${process.pid} ${requestId}'`
        : `/* ${requestId} */ ${query}`,
    );
  }
}
