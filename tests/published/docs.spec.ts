import type { Page } from '@playwright/test';
import { expect, test } from './published.ts';

async function openDocs(page: Page, storybook: string, id: string) {
  await page.goto(`${storybook}iframe.html?id=${id}--docs&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Elements whose samples were minified in the built Storybook: a generic component, one from another module, one with elements in its props. */
const samples = [
  { id: 'feedback-dialog', code: '<Dialog' },
  { id: 'data-datatable', code: '<DataTable' },
  { id: 'content-imageviewer', code: '<ImageViewer' },
  { id: 'actions-button', code: '<Button' },
];

for (const { id, code } of samples) {
  test(`the first code sample of ${id} has the names of the source`, async ({ page, storybook }) => {
    await openDocs(page, storybook, id);
    await page.getByRole('button', { name: 'Show code' }).first().click();
    const sample = page.locator('pre').first();
    await expect(sample).toContainText(code);
    // A minified component has one or two letters, and a minified function is printed with its name.
    await expect(sample).not.toContainText(/<[A-Z_$][\w$]?[\s>]|function \w+\(\)/);
  });
}

/** One page of each kind. */
const pages = [
  'actions-button',
  'feedback-alertdialog',
  'data-datatable',
  'patterns-herocarousel',
  'screens-admin-applications',
  'foundations-colour',
  'coverage',
];

for (const id of pages) {
  test(`the docs page ${id} is as wide as a phone`, async ({ page, storybook }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openDocs(page, storybook, id);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(360);
  });
}
