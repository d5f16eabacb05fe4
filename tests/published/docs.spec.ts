import type { Locator, Page } from '@playwright/test';
import { entriesToVisit } from './entries.ts';
import { expect, storybookFolder, test } from './published.ts';

async function openDocs(page: Page, storybook: string, id: string) {
  await page.goto(`${storybook}iframe.html?id=${id}--docs&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
}

test('a code sample has its imports and callbacks as the story has them, and a matrix has none', async ({
  page,
  storybook,
}) => {
  await openDocs(page, storybook, 'elements-data-data-table');
  const switches = page.getByRole('switch', { name: 'Show code' });
  await switches.first().click();
  const sample = page.locator('#storybook-docs pre').first();
  await expect(sample).toContainText("from '@imc/ui';");
  await expect(sample).toContainText('rowKey={({ id }: Application) => id}');
  expect(await switches.count()).toBeLessThan(await page.locator('.sb-story').count());
});

/** Visible words of elements. */
const wordsOf = async (body: Locator) => (await body.allInnerTexts()).join().split(/\s+/).join(' ');

const allDocs = entriesToVisit(storybookFolder, { all: true }).filter(({ type }) => type === 'docs');

/** Rows outside the window have no words, and a frame ends with its content. */
const skipsRows = 'elements-data-table--long-list-on-phone';

/** Its stories play while it is read, and it has to stay where it was scrolled to. */
const scrolled = 'elements-membership-accounts-sign-in-form';

/** Every night all pages, otherwise two whose stories differ by their mocks only, or take the focus in their plays. */
const compared = process.env.PUBLISHED_ALL
  ? allDocs.map(({ id }) => id.replace(/--docs$/, ''))
  : ['elements-membership-dashboard-dashboard-charts', scrolled];

for (const docs of compared)
  test(`on the docs page ${docs}, each framed story has the words of its canvas${docs === scrolled ? ', and the page stays where it was scrolled to' : ''}`, async ({
    page,
    storybook,
    openStory,
  }) => {
    await openDocs(page, storybook, docs);
    await expect(page.getByLabel('Content is loading...')).toHaveCount(0);
    if (docs === scrolled) {
      const section = page.locator('section', { has: page.locator('.sb-story iframe') }).nth(4);
      await section.evaluate((element) => element.scrollIntoView());
      await expect(section.locator('iframe')).toHaveAttribute('data-state', 'played');
      expect(await section.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(0);
    }
    const frames = await page.locator(`.sb-story iframe:not([id$="${skipsRows}"])`).all();
    for (const frame of frames) {
      await frame.scrollIntoViewIfNeeded();
      await expect(frame).toHaveAttribute('data-state', 'played');
    }
    const shown = [];
    for (const frame of frames) {
      await frame.scrollIntoViewIfNeeded();
      const id = String(await frame.getAttribute('id')).replace('iframe--', '');
      const width = await frame.evaluate(({ clientWidth }) => clientWidth);
      shown.push({ id, width, words: await wordsOf(frame.contentFrame().locator('body')) });
    }
    for (const { id, width, words } of shown) {
      await page.setViewportSize({ width, height: 800 });
      await openStory(id);
      expect.soft(words, id).toBe(await wordsOf(page.locator('body')));
    }
  });

test('a docs page of a component lists its sections, and a foundation page has its full width', async ({
  page,
  storybook,
}) => {
  const contents = page.locator('aside').getByRole('link');
  await openDocs(page, storybook, 'elements-content-accordion');
  await expect(contents.filter({ hasText: 'When not' })).toBeVisible();
  // Titles of examples are headings, but not sections.
  await expect(contents.filter({ hasText: 'How do I apply?' })).toHaveCount(0);
  await openDocs(page, storybook, 'foundations-colour');
  await expect(page.locator('aside')).toBeHidden();
});
