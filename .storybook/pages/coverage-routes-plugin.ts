import type { Plugin } from 'vite';
import { documentedPages, sitePages } from './site-routes.ts';
import type { RouteEntry } from './specification.ts';

const id = 'virtual:coverage-routes';

/** The pages of the site by area, for the Coverage page: address, purpose (docs/specification.md) and the title of the stories. */
export function routesByArea(): Record<string, RouteEntry[]> {
  const documented = new Map(documentedPages().map((page) => [page.path, page]));
  const areas: Record<string, RouteEntry[]> = { Public: [], Account: [], Member: [], Admin: [] };
  for (const { path, screen = '', title = '' } of sitePages()) {
    const [folder = ''] = screen.split('/');
    const area = folder.charAt(0).toUpperCase() + folder.slice(1);
    const purpose = path === '*' ? 'What an unknown address and a crash show' : documented.get(path)?.purpose;
    areas[area]?.push({ path: path === '*' ? 'any other' : path, purpose: purpose ?? '', title });
  }
  return areas;
}

/** Gives `routesByArea` to the browser as `virtual:coverage-routes`. */
export const coverageRoutes = (): Plugin => ({
  name: 'coverage-routes',
  resolveId: (wanted) => (wanted === id ? `\0${id}` : undefined),
  load: (wanted) =>
    wanted === `\0${id}` ? `export const routes = ${JSON.stringify(routesByArea())};` : undefined,
});
