import { sitemap } from '../feeds/sitemap.ts';
import { xmlResponse } from '../feeds/xml.ts';
import { siteServices } from '../site-context.ts';
import type { Route } from './+types/sitemap';

/** `/sitemap.xml`. Without the blog it still holds the pages. */
export async function loader({ context }: Route.LoaderArgs) {
  const { blog, publicUrl, pages } = await siteServices(context);
  return xmlResponse(sitemap(publicUrl, pages, (await blog.list()) ?? []), 'application/xml');
}
