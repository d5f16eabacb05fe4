import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import table from '../../app/src/routes.ts';
import { type StoryFile, storyFiles } from './story-files.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = storyFiles();

/** The screen that a route module shows, such as `public/blog-post`. An unknown address shows the error page of the root. */
const screenOf = (file: string): string | undefined =>
  file === 'routes/not-found.tsx'
    ? 'public/error'
    : /@imc\/screens\/((?:public|account|member|admin)\/[\w-]+)/.exec(read(`app/src/${file}`))?.[1];

/** The stories of a screen by its address, as the specification writes it: `/blog/{id}`. Layouts and files for machines are no pages. */
function pagesOf(entries: readonly RouteConfigEntry[], above = ''): [string, StoryFile | undefined][] {
  return entries.flatMap(({ path = '', file, children }) => {
    const full = path === '*' ? path : `${above}/${path}`.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '');
    if (children) return pagesOf(children, full);
    if (!file.endsWith('.tsx')) return [];
    const [stories] = globSync(`screens/${screenOf(file)}/*-screen.stories.tsx`, { cwd: root });
    return [[full.replace(/:(\w+)/g, '{$1}'), files.find((one) => one.path === stories)]];
  });
}

const pages = new Map(pagesOf(table));

/** The rows of the specification's table of routes: id, path, area. */
const documented = [
  ...read('docs/specification.md').matchAll(
    /^\| (S-\d+\.\d+) \| `(\/[^`]*)` \| (public|account|member|admin) \| .+ \|$/gm,
  ),
].map(([, id = '', path = '', area = '']) => ({ id, path, area }));

test('every page has stories of its screen', () => {
  expect([...pages].filter(([, file]) => !file?.stories.length)).toEqual([]);
});

test('the route table has every documented page, and no other', () => {
  const paths = documented.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  // S-2.32 documents what every other address shows.
  expect([...pages.keys()].filter((path) => path !== '*').sort()).toEqual(paths.sort());
});

test('a page is documented in the area of its screen, and a story of the screen is tagged with it', () => {
  const wrong = documented.filter(({ id, path, area }) => {
    const file = pages.get(path);
    return !file?.path.startsWith(`screens/${area}/`) || !file.stories.some(({ tags }) => tags.includes(id));
  });
  expect(wrong).toEqual([]);
});
