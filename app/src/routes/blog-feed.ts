import { rss } from '../feeds/rss.ts';
import { xmlResponse } from '../feeds/xml.ts';
import { siteServices } from '../site-context.ts';
import type { Route } from './+types/blog-feed';

/** `/blog/feed.xml`. A reader that finds no post would forget those that it has, so that a failure says that it is one. */
export async function loader({ context }: Route.LoaderArgs) {
  const { blog, publicUrl } = await siteServices(context);
  const posts = await blog.list();
  if (!posts) return new Response(null, { status: 503, headers: { 'Retry-After': '60' } });
  return xmlResponse(rss(publicUrl, posts), 'application/rss+xml');
}
