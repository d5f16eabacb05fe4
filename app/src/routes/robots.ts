import { robots } from '../feeds/robots.ts';
import { siteServices } from '../site-context.ts';
import type { Route } from './+types/robots';

/** `/robots.txt`. */
export async function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = await siteServices(context);
  return new Response(robots(publicUrl), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=300' },
  });
}
