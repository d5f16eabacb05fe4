import type { SiteServices } from '@imc/api/blog';
import { createContext, type RouterContextProvider } from 'react-router';

/**
 * Under this key the server hands its services to the loaders; it finds the key in what the entry exports. Null where no server of ours
 * renders: the router refuses to look up a key without a default.
 */
export const siteContext = createContext<SiteServices | null>(null);

let unserved: Promise<SiteServices> | undefined;

/** Where no server of ours renders the page (`npm run dev`, flows in stories), the blog is read over the network. */
async function readOverNetwork(): Promise<SiteServices> {
  const { createBlogClient, createBlogReader } = await import('@imc/api/blog');
  const origin =
    typeof location === 'undefined' ? (process.env.API_ORIGIN ?? 'http://127.0.0.1:3000') : location.origin;
  const client = createBlogClient({ apiHost: `${origin}/content`, dataset: 'production' });
  const blog = createBlogReader({
    fetch: (query, params, signal) => client.fetch(query, params, { signal }),
    // biome-ignore lint/suspicious/noConsole: no server of ours runs here, so that there is no other log.
    onError: console.error,
  });
  return { blog, publicUrl: origin };
}

/** The services that a loader may use. */
export async function siteServices(context: Readonly<RouterContextProvider>): Promise<SiteServices> {
  const served = context.get(siteContext);
  if (served) return served;
  unserved ??= readOverNetwork();
  return unserved;
}
