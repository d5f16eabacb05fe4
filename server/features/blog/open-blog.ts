import { type BlogFetch, type BlogReader, createBlogClient, createBlogReader } from '@imc/api/blog';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { ContentService } from './content-service.ts';

/** Not over the network: a server that calls itself could block itself under load. */
const fetchEmbedded =
  (service: ContentService): BlogFetch =>
  async (query, params) =>
    JSON.parse(await service.query(query, params));

function fetchHosted(source: NonNullable<Config['sanity']>): BlogFetch {
  const client = createBlogClient(source);
  return async (query, params, signal) => (await client).fetch(query, params, { signal });
}

/** A project of the hosted service, or the embedded service. */
export type BlogSource = NonNullable<Config['sanity']> | ContentService;

/** Only logs errors. `timeout` is in milliseconds, by default that of pages and feeds. */
export function openBlog(source: BlogSource, log: FastifyBaseLogger, timeout?: number): BlogReader {
  const fetch = 'projectId' in source ? fetchHosted(source) : fetchEmbedded(source);
  return createBlogReader({
    fetch,
    onError: (err) => log.error({ err }, 'reading the blog failed'),
    ...(timeout === undefined ? {} : { timeout }),
  });
}
