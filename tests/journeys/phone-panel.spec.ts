import { browserLaunchOptions } from '../browser/browser.ts';
import { expect, test } from './journey.ts';

test('the backdrop of the menu covers the window including the scroll bar', async ({
  playwright,
  baseURL,
}) => {
  // With scroll bars, which Playwright hides by default; on a desktop they take space from the page.
  const browser = await playwright.chromium.launch({
    ...browserLaunchOptions(),
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  const page = await browser.newPage({ viewport: { width: 768, height: 1024 } });
  await page.goto(`${baseURL}/`);
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
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
  await browser.close();
});
