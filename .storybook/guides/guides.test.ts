import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyFiles } from '../pages/story-files.ts';
import { sidebarOrder } from '../search/sidebar-order.ts';
import { type Journey, journeys } from './journeys.ts';
import { tour } from './tour.ts';

const stories = new Set(storyFiles().flatMap((file) => file.stories.map(({ id }) => id)));
const named: [string, Journey][] = Object.entries(journeys);

test('the tour has ten stops with different stories and two sentences each', () => {
  expect(tour).toHaveLength(10);
  expect(new Set(tour.map(({ story }) => story)).size).toBe(10);
  expect(tour.map(({ story }) => story).filter((id) => !stories.has(id))).toEqual([]);
  for (const stop of tour) {
    expect(stop.see).toMatch(/^[A-Z].+\.$/);
    expect(stop.try).toMatch(/^[A-Z].+\.$/);
  }
});

test.each(named)('the journey %s lists existing stories without duplicates', (_, { parts, flow }) => {
  const ids = parts.flatMap(({ steps }) => steps.map(({ story }) => story));
  expect(ids.length).toBeGreaterThan(3);
  expect(new Set(ids).size).toBe(ids.length);
  expect([...ids, ...(flow ? [flow] : [])].filter((id) => !stories.has(id))).toEqual([]);
});

test('every journey has a docs page with its title, in sidebar order', () => {
  const pages = globSync('*.mdx', { cwd: import.meta.dirname }).flatMap((path) => {
    const source = readFileSync(join(import.meta.dirname, path), 'utf8');
    const title = /<Meta title="Journeys\/([^"]+)"/.exec(source)?.[1];
    const name = /<JourneyPage name="(\w+)"/.exec(source)?.[1];
    return title ? [[name, title]] : [];
  });
  const titles = named.map(([name, { title }]) => [name, title]);
  expect(pages.sort()).toEqual([...titles].sort());
  expect(sidebarOrder[sidebarOrder.indexOf('Journeys') + 1]).toEqual(titles.map(([, title]) => title));
});
