import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { componentGroups } from '../../ui/contract-tests/component-groups.ts';
import { storyFiles } from '../pages/story-files.ts';
import { searchWords, wordsOfFile } from './search-words.ts';
import { compareTitles, sidebarOrder } from './sidebar-order.ts';

const root = join(import.meta.dirname, '../..');

test('synonyms are read from a page without stories and from a story file', () => {
  expect(searchWords("export const alsoCalled = 'dark mode, night';")).toEqual(['dark mode', 'night']);
  expect(searchWords("parameters: { alsoCalled: '404', layout: 'fullscreen' },")).toEqual(['404']);
  expect(searchWords('parameters: {}')).toEqual([]);
});

test('every docs page declares synonyms', () => {
  const pages = globSync(['{ui/foundations,ui/mail,.storybook}/**/*.mdx', 'ui/**/*.stories.tsx'], {
    cwd: root,
    exclude: (path) => path === 'node_modules',
  });
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.filter((path) => wordsOfFile(root, path).length === 0)).toEqual([]);
});

test('the order of the sidebar has every group of titles, those of the library in the order of its folders', () => {
  const roots = new Set(storyFiles().map(({ title }) => title.split('/')[0] ?? ''));
  expect([...roots].filter((name) => !sidebarOrder.includes(name))).toEqual([]);
  const titles: string[] = Object.values(componentGroups).map(({ title }) => title);
  expect([...titles].reverse().sort(compareTitles)).toEqual(titles);
});

test.each([
  ['Foundations/Type', 'Foundations/Colour', 1],
  ['Elements/Actions/Link', 'Elements/Actions/Button', 0],
  ['Unknown', 'Coverage', 1],
])('%s is sorted after %s: %i', (one, other, order) => {
  expect(Math.sign(compareTitles(one, other))).toBe(order);
});
