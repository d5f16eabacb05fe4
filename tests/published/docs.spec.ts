import type { Locator, Page } from '@playwright/test';
import { expect, test } from './published.ts';

async function openDocs(page: Page, storybook: string, id: string) {
  await page.goto(`${storybook}iframe.html?id=${id}--docs&viewMode=docs`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

test('a code sample has its imports and callbacks as the story has them, and a matrix has none', async ({
  page,
  storybook,
}) => {
  await openDocs(page, storybook, 'data-data-table');
  const switches = page.getByRole('switch', { name: 'Show code' });
  await switches.first().click();
  const sample = page.locator('#storybook-docs pre').first();
  await expect(sample).toContainText("from '@imc/ui';");
  await expect(sample).toContainText('rowKey={({ id }: Application) => id}');
  expect(await switches.count()).toBeLessThan(await page.locator('.sb-story').count());
});

/** Visible words of an element. */
const wordsOf = async (element: Locator) =>
  (await element.allInnerTexts()).join().split(/\s+/).join(' ').trim();

/** Of a story in a docs page, once it has been played: its id, its words, and the width of its viewport in px. */
async function shownIn(story: Locator) {
  await story.scrollIntoViewIfNeeded();
  const block = (await story.locator('iframe').count()) > 0 ? story.locator('iframe') : story;
  const [, kind, id = ''] =
    /^(iframe|story)--(.+?)(--primary)?$/.exec((await block.getAttribute('id')) ?? '') ?? [];
  const width = await block.evaluate(({ clientWidth }) => clientWidth);
  if (kind === 'story') return { id, width, words: await wordsOf(block) };
  await expect(block).toHaveAttribute('data-state', 'played');
  return { id, width, words: await wordsOf(block.contentFrame().locator('body')) };
}

// Their stories differ by their mocks only, or take the focus in their plays.
for (const docs of ['membership-dashboard-dashboard-charts', 'membership-accounts-sign-in-form'])
  test(`on the docs page ${docs}, each story has the words of its canvas`, async ({
    page,
    storybook,
    openStory,
  }) => {
    await openDocs(page, storybook, docs);
    const stories = page.locator('.sb-story');
    await expect(stories.nth(4)).toBeAttached();
    const shown = [];
    for (const story of await stories.all()) shown.push(await shownIn(story));
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
  await openDocs(page, storybook, 'content-accordion');
  await expect(contents.filter({ hasText: 'When not' })).toBeVisible();
  // Titles of examples are headings, but not sections.
  await expect(contents.filter({ hasText: 'How do I apply?' })).toHaveCount(0);
  await openDocs(page, storybook, 'foundations-colour');
  await expect(page.locator('aside')).toBeHidden();
});
