import { browserLaunchOptions } from '../browser/browser.ts';
import { expect, test } from './journey.ts';

// Playwright hides scroll bars; at a desk they take room from the page.
test.use({ launchOptions: { ...browserLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('the backdrop of the menu covers the whole window, the place of the scroll bar too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const scrollBar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await scrollBar()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await expect(panel).toBeVisible();
  // Chromium paints nothing in a scroll bar's place, whatever lies over it: none may be left free.
  expect(await scrollBar()).toBe(0);
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 1024 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await scrollBar()).toBeGreaterThan(0);
});
