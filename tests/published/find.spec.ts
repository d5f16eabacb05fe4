import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, storybookFolder, test } from './published.ts';

/** Synonyms that occur in no name or path, each with a page that has to be among the first five results. */
const lookups = [
  ['snackbar', 'elements-feedback-toast--docs'],
  ['hamburger', 'elements-patterns-nav-bar--docs'],
  ['404', 'public-error--docs'],
  ['dark mode', 'foundations-colour--docs'],
  ['burger menu', 'elements-patterns-side-panel--docs'],
  ['typeahead', 'elements-forms-combobox-field--docs'],
  ['pie chart', 'elements-data-doughnut-chart--docs'],
  ['medal', 'elements-identity-grade-seal--docs'],
  ['bank transfer', 'elements-membership-payments-charge-to-pay--docs'],
  ['lost password', 'account-forgot-password--docs'],
  ['microcopy', 'foundations-voice-and-wording--docs'],
  ['tooltip', 'elements-actions-icon-button--docs'],
  ['S-2.35', 'coverage--docs'],
  ['export to excel', 'admin-applications--docs'],
] as const;

// The manager takes so long to start that these share one.
test('the sidebar search finds elements by synonyms, and a link in a page opens its entry within Storybook, in the scheme of the toolbar', async ({
  page,
  storybook,
}) => {
  await page.goto(`${storybook}index.html?path=/docs/tour--docs&globals=scheme:dark`);
  // It starts with its sections and the pages beside them.
  await expect(page.locator('.sidebar-subheading')).not.toHaveCount(0);
  expect(await page.locator('#storybook-explorer-tree [data-item-id]:visible').count()).toBeLessThan(30);
  const box = page.getByRole('searchbox', { name: 'Search for components' });
  for (const [words, id] of lookups) {
    await box.fill(words);
    const results = page.locator('.search-result-item');
    await expect
      .poll(
        () =>
          results.evaluateAll((all) =>
            all.slice(0, 5).map((each) => each.getAttribute('data-id')?.replace(/#.*/, '')),
          ),
        {
          message: words,
        },
      )
      .toContain(id);
  }
  await box.fill('');

  const preview = page.frameLocator('#storybook-preview-iframe');
  const link = preview.getByRole('link', { name: 'Open this story in Storybook' });
  await expect(link).toHaveAttribute('href', './?path=/story/public-home--page');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await link.click();
  await expect(page).toHaveURL(/\/a\/b\/.*path=\/story\/public-home--page/);
  await expect(preview.locator('#storybook-root main')).toBeVisible();
  await expect(preview.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
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

test('the Coverage page and the docs pages of screens have the statements of stories, which the sidebar does not offer as filters', async ({
  page,
  storybook,
}) => {
  const { entries } = JSON.parse(readFileSync(join(storybookFolder, 'index.json'), 'utf8')) as {
    entries: Record<string, { type: string; tags: readonly string[] }>;
  };
  expect(Object.values(entries).filter(({ tags }) => tags.some((tag) => /[A-Z]/.test(tag)))).toEqual([]);
  // Run tests finds the stories by this tag.
  expect(
    Object.values(entries).filter(({ type, tags }) => type === 'story' && !tags.includes('test')),
  ).toEqual([]);
  await page.goto(`${storybook}iframe.html?id=coverage--docs&viewMode=docs`);
  await page.getByLabel('Text, number or story').fill('S-2.85');
  const line = page.locator('[id="S-2.85"]');
  await expect(line.getByRole('link', { name: /Playground/ })).toHaveAttribute(
    'href',
    './?path=/story/elements-feedback-page-progress--playground',
  );
  await page.goto(`${storybook}iframe.html?id=public-about--docs&viewMode=docs`);
  await expect(page.locator('[id="S-1.1"]')).toBeVisible();
});
