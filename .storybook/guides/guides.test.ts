import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { storyFiles } from '../pages/story-files.ts';

const stories = new Set(storyFiles().flatMap((file) => file.stories.map(({ id }) => id)));

test.each([
  ['tour-page.tsx', /story: '([^']+)'/g, 10],
  ['journeys.mdx', /id="([^"]+)"/g, 60],
])('every story in %s exists', (file, id, least) => {
  const source = readFileSync(join(import.meta.dirname, file), 'utf8');
  const ids = [...source.matchAll(id)].map(([, story = '']) => story);
  expect(ids.length).toBeGreaterThanOrEqual(least);
  expect(ids.filter((story) => !stories.has(story))).toEqual([]);
});
