import type { FastifyBaseLogger } from 'fastify';
import type { Logger } from 'kysely';
import { currentCaller } from '../shared/request-context.ts';
import { brokenUnique } from './unique.ts';

/** Milliseconds, including a wait for a lock. */
const slow = 500;
/** Characters. A list of values has a placeholder for each. */
const maxSql = 2000;

/** Logs failed and slow statements with the request that made them, and without their values. Calls expect broken unique constraints. */
export const statementLog =
  (log: Pick<FastifyBaseLogger, 'warn'>): Logger =>
  (event) => {
    const { level, query, queryDurationMillis } = event;
    const isFailed = level === 'error' && brokenUnique(event.error) === undefined;
    if (!isFailed && queryDurationMillis < slow) return;
    const facts = {
      request: currentCaller().requestId,
      sql: query.sql.slice(0, maxSql),
      ms: Math.round(queryDurationMillis),
    };
    if (isFailed) log.warn({ ...facts, err: event.error }, 'a statement failed');
    else log.warn(facts, 'a slow statement');
  };
