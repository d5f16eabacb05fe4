import { expect, test } from 'vitest';
import { componentGroups } from '../../ui/contract-tests/component-groups.ts';
import { documentedPages, sitePages } from './site-routes.ts';
import { elements, views } from './specification.ts';
import { storyFiles } from './story-files.ts';

/** The story names of a file, by its title. */
const titles = new Map(storyFiles().map(({ title, stories }) => [title, stories.map(({ name }) => name)]));
const listed = Object.values(elements).flat();
const pages = sitePages();
const groups = new Set<string>(Object.values(componentGroups).map(({ title }) => title));

test('every listed element and view has its stories', () => {
  const shown: readonly { title: string; story?: string }[] = [...listed, ...views];
  const missing = shown.filter(({ title, story }) => {
    const stories = titles.get(title) ?? [];
    return stories.length === 0 || (story && !stories.includes(story));
  });
  expect(missing).toEqual([]);
});

test('every element, pattern and layout with stories is in the list', () => {
  const known = new Set(listed.map(({ title }) => title));
  expect(
    [...titles.keys()].filter((title) => groups.has(title.split('/')[0] as string) && !known.has(title)),
  ).toEqual([]);
});

test('every page has stories of its screen', () => {
  expect(pages.filter(({ screen, title = '' }) => !screen || !titles.get(title)?.length)).toEqual([]);
});

test('every screen with stories is at an address or frames others', () => {
  const known = new Set([...pages, ...views, ...listed].map(({ title }) => title));
  expect([...titles.keys()].filter((title) => title.startsWith('Screens/') && !known.has(title))).toEqual([]);
});

test('the route table has every documented page, and no other', () => {
  const documented = documentedPages().map(({ path }) => path);
  expect(new Set(documented).size).toBe(documented.length);
  // S-2.32 documents what every other address shows.
  expect(
    pages
      .map(({ path }) => path)
      .filter((path) => path !== '*')
      .sort(),
  ).toEqual(documented.sort());
});

test('a page is documented in the area of its screen', () => {
  const screens = new Map(pages.map(({ path, screen }) => [path, screen]));
  const elsewhere = documentedPages().filter(({ path, area }) => !screens.get(path)?.startsWith(`${area}/`));
  expect(elsewhere).toEqual([]);
});
