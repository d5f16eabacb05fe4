import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentGroups } from '../../ui/contract-tests/component-groups.ts';
import { elements, routes } from './specification.ts';

const root = join(import.meta.dirname, '../..');

/** The story names of a file, by its title. */
const titles = new Map(
  globSync('{ui,screens,.storybook}/**/*.stories.tsx', {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  }).map((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const names = [...source.matchAll(/^export const (\w+) = meta\.story/gm)].map(([, name]) =>
      (name as string).replace(/([a-z\d])([A-Z])/g, '$1 $2'),
    );
    return [/preview\.meta\(\{[\s\S]*?title: '([^']+)'/.exec(source)?.[1] ?? file, names];
  }),
);
const listed = Object.values(elements).flat();
const screens = Object.values(routes).flat();
const groups = new Set<string>(Object.values(componentGroups).map(({ title }) => title));

test.each(listed)('$name has its stories at $title', ({ title, story }) => {
  expect(titles.get(title)?.length).toBeGreaterThan(0);
  if (story) expect(titles.get(title)).toContain(story);
});

test('every element, pattern and layout with stories is in the list', () => {
  const known = new Set(listed.map(({ title }) => title));
  expect(
    [...titles.keys()].filter((title) => groups.has(title.split('/')[0] as string) && !known.has(title)),
  ).toEqual([]);
});

test('every screen with stories stands at an address or frames others', () => {
  const known = new Set([...screens, ...listed].map(({ title }) => title));
  expect([...titles.keys()].filter((title) => title.startsWith('Screens/') && !known.has(title))).toEqual([]);
});

test('no address stands twice', () => {
  const paths = screens.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});
