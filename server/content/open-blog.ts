import { type BlogFetch, type BlogReader, createBlogClient, createBlogReader } from '@imc/api/blog';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { ContentService } from './content-service.ts';

/** The embedded service is asked directly: a server that calls itself over the network would wait for itself under load. */
const askEmbedded =
  (service: ContentService): BlogFetch =>
  async (query, params) =>
    JSON.parse(await service.query(query, params));

function askHosted(source: NonNullable<Config['sanity']>): BlogFetch {
  const client = createBlogClient(source);
  return (query, params, signal) => client.fetch(query, params, { signal });
}

/** Where the blog is read: a project of the hosted service, or the embedded one. */
export type BlogSource = NonNullable<Config['sanity']> | ContentService;

/** The blog for pages and feeds. Its failures are logged only. */
export function openBlog(source: BlogSource, log: FastifyBaseLogger): BlogReader {
  const fetch = 'projectId' in source ? askHosted(source) : askEmbedded(source);
  return createBlogReader({ fetch, onError: (err) => log.error({ err }, 'the blog was not read') });
}
