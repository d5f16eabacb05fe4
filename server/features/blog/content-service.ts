import { blogQueries } from '@imc/api/blog';
import { evaluate, parse } from 'groq-js';
import { LRUCache } from 'lru-cache';
import type { ContentDocument } from './documents.ts';

/** From a fixed set of documents. */
export interface ContentService {
  /** Returns JSON. Throws a `QueryError` for any query but the blog's own, and for other parameters. */
  query(query: string, params: Readonly<Record<string, unknown>>): Promise<string>;
}

/** The message is for the client. */
export class QueryError extends Error {
  override readonly name = 'QueryError';
}

const longestId = 128;
/** Results stay valid because the documents do not change while the server runs. */
const cachedResults = 200;

const queries: ReadonlySet<string> = new Set(Object.values(blogQueries));

/** Refuses all queries but the blog's own: anyone can send them, and a query may cost any amount of work. */
export function createContentService(documents: readonly ContentDocument[]): ContentService {
  const cache = new LRUCache<string, string>({ max: cachedResults });
  return {
    query: async (query, { id, ...others }) => {
      if (!queries.has(query)) throw new QueryError('Only the queries of the blog are answered.');
      const isId = id === undefined || (typeof id === 'string' && id.length <= longestId);
      if (!isId || Object.keys(others).length > 0)
        throw new QueryError('The only parameter is the id of a post.');
      const params = id === undefined ? {} : { id };
      const key = JSON.stringify([query, params]);
      const cached = cache.get(key);
      if (cached !== undefined) return cached;
      const value = await evaluate(parse(query, { params }), { dataset: [...documents], params });
      const json = JSON.stringify((await value.get()) ?? null);
      cache.set(key, json);
      return json;
    },
  };
}
