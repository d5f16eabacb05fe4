import { expect, test } from 'vitest';
import { documentedPages, sitePages } from './site-routes.ts';
import { storyFiles } from './story-files.ts';

const files = new Map(storyFiles().map((file) => [file.title, file]));
const pages = sitePages();

test('every page has stories of its screen', () => {
  expect(pages.filter(({ screen, title = '' }) => !screen || !files.get(title)?.stories.length)).toEqual([]);
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

test('a page is documented in the area of its screen, and a story of the screen is tagged with it', () => {
  const screens = new Map(pages.map((page) => [page.path, page]));
  const wrong = documentedPages().filter(({ id, path, area }) => {
    const { screen, title = '' } = screens.get(path) ?? {};
    return (
      !screen?.startsWith(`${area}/`) || !files.get(title)?.stories.some(({ tags }) => tags.includes(id))
    );
  });
  expect(wrong).toEqual([]);
});
