import type { Page } from '@playwright/test';
import { expect, test } from './published.ts';

async function openDocs(page: Page, storybook: string, id: string) {
  await page.goto(`${storybook}iframe.html?id=${id}--docs&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** A minified build would break these: a generic component, one from another module, one with elements in its props. */
const samples = [
  { id: 'feedback-dialog', code: '<Dialog' },
  { id: 'data-data-table', code: '<DataTable' },
  { id: 'content-image-viewer', code: '<ImageViewer' },
  { id: 'actions-button', code: '<Button' },
];

test('the first code samples use the names from the source', async ({ page, storybook }) => {
  for (const { id, code } of samples) {
    await openDocs(page, storybook, id);
    await page.getByRole('switch', { name: 'Show code' }).first().click();
    const sample = page.locator('#storybook-docs pre').first();
    await expect.soft(sample, id).toContainText(code);
    // Minified component names have one or two characters, and minified functions are printed with their name.
    await expect.soft(sample, id).not.toContainText(/<[A-Z_$][\w$]?[\s>]|function \w+\(\)/);
  }
});

test('a docs page of a component lists its sections, and a foundation page has its full width', async ({
  page,
  storybook,
}) => {
  const contents = page.locator('aside').getByRole('link');
  await openDocs(page, storybook, 'content-accordion');
  await expect(contents.filter({ hasText: 'When not' })).toBeVisible();
  // Titles of examples are headings, but not sections.
  await expect(contents.filter({ hasText: 'How do I apply?' })).toHaveCount(0);
  await openDocs(page, storybook, 'foundations-colour');
  await expect(page.locator('aside')).toBeHidden();
});
