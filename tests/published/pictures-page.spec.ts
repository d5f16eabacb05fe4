import type { PictureReport } from '../visual/report.ts';
import { expect, test } from './published.ts';

const report: PictureReport = {
  base: { commit: 'a1b2c3d4e5f6', reason: 'where this branch left main' },
  takenAt: '2026-11-22T10:00:00.000Z',
  compared: 2,
  leftOut: 0,
  same: 4,
  results: (['Playground', 'Matrix'] as const).map((name) => ({
    picture: `elements-actions-button--${name.toLowerCase()}-1280-light`,
    kind: 'changed',
    story: { id: `elements-actions-button--${name.toLowerCase()}`, title: 'Elements/Actions/Button', name },
    width: 1280,
    scheme: 'light',
    pair: '0123456789abcdef01234567',
    note: 'Wider',
    pixels: 12,
    step: 1,
    modules: [],
    tokens: name === 'Matrix' ? ['--space-4'] : ['--color-action-primary'],
  })),
};

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the page of pictures finds a difference by its token, and compares before and after', async ({
  page,
  storybook,
}) => {
  await page.route('**/visual/**/*.png', (route) => route.fulfill({ contentType: 'image/png', body: pixel }));
  await page.route('**/visual/report.json', (route) => route.fulfill({ json: report }));
  await page.goto(`${storybook}iframe.html?id=review-pictures--docs&viewMode=docs`);
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByLabel('Story, kind, token or module').fill('changed --space-4');
  const found = page.getByRole('article');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('12 px differ, by 1 of 255 at most · --space-4 · as meant: Wider');
  await expect(found.getByRole('link', { name: /Matrix/ })).toHaveAttribute(
    'href',
    './?path=/story/elements-actions-button--matrix',
  );
  await found.getByRole('slider').fill('0');
  await expect(found.getByAltText(/^Before/)).toHaveCSS('clip-path', /inset\(0px 100% 0px 0px\)/);
  await found.getByRole('tab', { name: 'Difference' }).click();
  await expect(found.getByAltText(/^In red/)).toBeVisible();
});
