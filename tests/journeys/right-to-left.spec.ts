import { fileURLToPath } from 'node:url';
import { directionSelectors } from '../browser/built-styles.ts';
import { expect, test } from './journey.ts';

test('arrows are mirrored in right-to-left pages of any language', async ({ page }) => {
  await page.goto('/');
  const arrow = page.getByRole('button', { name: 'Next slide' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('styles use `:dir()` instead of a list of languages', () => {
  const client = fileURLToPath(new URL('../../app/dist/client', import.meta.url));
  expect(directionSelectors(client)).toEqual([':dir(rtl)']);
});
