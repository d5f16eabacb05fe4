import { type BlogFetch, type BlogReader, createBlogClient, createBlogReader } from '@imc/api/blog';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { ContentService } from './content-service.ts';

/** Queries the embedded service directly, because a server that calls itself over the network could block itself under load. */
const fetchEmbedded =
  (service: ContentService): BlogFetch =>
  async (query, params) =>
    JSON.parse(await service.query(query, params));

function fetchHosted(source: NonNullable<Config['sanity']>): BlogFetch {
  const client = createBlogClient(source);
  return (query, params, signal) => client.fetch(query, params, { signal });
}

/** Source of the blog: a project of the hosted service, or the embedded service. */
export type BlogSource = NonNullable<Config['sanity']> | ContentService;

/**
 * Creates a blog reader. Its errors are only logged.
 *
 * @param timeout Milliseconds after which a request is given up. Default: that of pages and feeds.
 */
export function openBlog(source: BlogSource, log: FastifyBaseLogger, timeout?: number): BlogReader {
  const fetch = 'projectId' in source ? fetchHosted(source) : fetchEmbedded(source);
  return createBlogReader({
    fetch,
    onError: (err) => log.error({ err }, 'reading the blog failed'),
    ...(timeout === undefined ? {} : { timeout }),
  });
}
