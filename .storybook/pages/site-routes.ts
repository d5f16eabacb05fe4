/** Reads, in Node, the site's pages with their stories, and the pages that docs/specification.md documents. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import table from '../../app/src/routes.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** An address that shows a page. */
export interface SiteRoute {
  /** As the specification writes it: `/blog/{id}`; `*` for every other address. */
  readonly path: string;
  /** Folder of its screen, below `screens`: `public/blog-post`. Undefined where the route imports none. */
  readonly screen: string | undefined;
  /** Title of the screen's stories. Undefined where it has none. */
  readonly title: string | undefined;
}

/** A row of the route table in docs/specification.md. */
export interface DocumentedRoute {
  readonly id: string;
  readonly path: string;
  readonly area: string;
  readonly purpose: string;
}

/** Title of the stories in a folder of screens. */
function titleOf(screen: string): string | undefined {
  const [stories] = globSync(`screens/${screen}/*-screen.stories.tsx`, { cwd: root });
  return stories && /preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(read(stories))?.[1];
}

/** The screen that a route module shows. An unknown address shows the error page of the root. */
const screenOf = (file: string): string | undefined =>
  file === 'routes/not-found.tsx'
    ? 'public/error'
    : /@imc\/screens\/((?:public|account|member|admin)\/[\w-]+)/.exec(read(`app/src/${file}`))?.[1];

/** Every page of a route table, in its order: layouts and files for machines are none. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): SiteRoute[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const full = path === '*' ? path : `${above}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    if (children) return pagesOf(children, full);
    if (!file.endsWith('.tsx')) return [];
    const screen = screenOf(file);
    return [{ path: full.replace(/:(\w+)/g, '{$1}'), screen, title: screen && titleOf(screen) }];
  });
}

/** The pages of the site, from app/src/routes.ts. */
export const sitePages = (): SiteRoute[] => pagesOf(table);

/** The pages that the specification documents. */
export const documentedPages = (): DocumentedRoute[] =>
  [
    ...read('docs/specification.md').matchAll(
      /^\| (S-\d+\.\d+) \| `(\/[^`]*)` \| (public|account|member|admin) \| (.+) \|$/gm,
    ),
  ].map(([, id = '', path = '', area = '', purpose = '']) => ({ id, path, area, purpose }));
