import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyFiles } from '../../.storybook/pages/story-files.ts';
import { expect, storybookFolder, test } from './published.ts';

/** Synonyms that occur in no name or path, and the first result of the sidebar search for each. */
const lookups = [
  ['snackbar', 'feedback-toast--docs'],
  ['hamburger', 'patterns-navbar--docs'],
  ['404', 'screens-public-error--docs'],
  ['dark mode', 'foundations-colour--docs'],
] as const;

test('the sidebar search finds elements by synonyms', async ({ page, storybook }) => {
  await page.goto(`${storybook}index.html`);
  const box = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [words, id] of lookups) {
    await box.fill(words);
    await expect(page.locator('.search-result-item').first()).toHaveAttribute('data-id', id);
  }
});

test('storyFiles() returns the same stories as Storybook’s index', () => {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; subtype?: string; title: string; name: string }>;
  };
  const built = Object.entries(entries)
    .filter(([, { type, subtype }]) => type === 'story' && subtype !== 'test')
    .map(([id, { title, name }]) => [id, title, name]);
  const read = storyFiles().flatMap(({ title, stories }) => stories.map(({ id, name }) => [id, title, name]));
  expect(read.sort()).toEqual(built.sort());
});
