import { fileURLToPath } from 'node:url';
import { directionSelectors } from '../browser/built-styles.ts';
import { expect, test } from './journey.ts';

test('from right to left the arrows turn round, whatever the language', async ({ page }) => {
  await page.goto('/');
  const arrow = page.getByRole('button', { name: 'Next slide' }).locator('svg');
  await expect(arrow).toHaveCSS('scale', 'none');
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await expect(arrow).toHaveCSS('scale', '-1 1');
});

test('styles ask for the direction of the text, not for a list of languages', () => {
  const client = fileURLToPath(new URL('../../app/dist/client', import.meta.url));
  expect(directionSelectors(client)).toEqual([':dir(rtl)']);
});
