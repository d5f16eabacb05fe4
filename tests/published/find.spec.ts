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

test('every link of the first page leads to an entry', async ({ page, storybook }) => {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string }>;
  };
  await page.goto(`${storybook}iframe.html?id=welcome--docs&viewMode=docs`);
  const links = page.locator('a[target="_top"]');
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((link) => String(link.getAttribute('href'))));
  const known = Object.entries(entries).map(([id, { type }]) => `./?path=/${type}/${id}`);
  expect(addresses.filter((address) => !known.includes(address))).toEqual([]);
});

test('a link in a page opens its entry within Storybook, in the scheme of the toolbar', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}index.html?path=/docs/tour--docs&globals=scheme:dark`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const link = preview.getByRole('link', { name: 'Open this story in Storybook' });
  await expect(link).toHaveAttribute('href', './?path=/story/screens-public-home--page');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(/\/a\/b\/.*path=\/story\/screens-public-home--page/);
  await expect(preview.locator('#storybook-root main')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
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
