import type { SiteServices } from '@imc/api/blog';
import { createContext, type RouterContextProvider } from 'react-router';

/**
 * Passes the server's services to the loaders. Null without the site's own server, because the router throws
 * for a context without a default.
 */
export const siteContext = createContext<SiteServices | null>(null);

let networkServices: Promise<SiteServices> | undefined;

/** Reads the blog over the network where the site's own server does not render (`npm run dev`, flows in stories). */
async function readOverNetwork(): Promise<SiteServices> {
  const { createBlogClient, createBlogReader } = await import('@imc/api/blog');
  const origin =
    typeof location === 'undefined' ? (process.env.API_ORIGIN ?? 'http://127.0.0.1:3000') : location.origin;
  const client = await createBlogClient({ apiHost: `${origin}/content`, dataset: 'production' });
  const blog = createBlogReader({
    fetch: (query, params, signal) => client.fetch(query, params, { signal }),
    // biome-ignore lint/suspicious/noConsole: without the site's own server, there is no other log.
    onError: console.error,
  });
  return { blog, publicUrl: origin };
}

export async function siteServices(context: Readonly<RouterContextProvider>): Promise<SiteServices> {
  const served = context.get(siteContext);
  if (served) return served;
  networkServices ??= readOverNetwork();
  return networkServices;
}
