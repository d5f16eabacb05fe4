import { browserLaunchOptions } from '../browser/browser.ts';
import { expect, test } from './journey.ts';

// Shows scroll bars, which Playwright hides by default; on a desktop they take space from the page.
test.use({ launchOptions: { ...browserLaunchOptions(), ignoreDefaultArgs: ['--hide-scrollbars'] } });

test('the backdrop of the menu covers the window including the scroll bar', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/');
  const scrollBar = () => page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  expect(await scrollBar()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Open the menu' }).click();
  const panel = page.getByRole('dialog', { name: 'Main' });
  await expect(panel).toBeVisible();
  // Chromium paints nothing over the space of a scroll bar, so that space must not be reserved.
  expect(await scrollBar()).toBe(0);
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width: 768, height: 1024 });
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  expect(await scrollBar()).toBeGreaterThan(0);
});
