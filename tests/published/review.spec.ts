import type { TestReport } from '../../.storybook/test-report/report.ts';
import { expect, test } from './published.ts';

const story = 'actions-button--playground';

const report: TestReport = {
  finishedAt: '2026-11-22T10:00:00.000Z',
  revision: 'a1b2c3d',
  brokenFiles: [],
  rules: {
    'color-contrast': { help: 'Text has enough contrast', helpUrl: 'https://rules.example/contrast' },
  },
  entries: {
    [story]: {
      outcome: 'failed',
      seconds: 0.4,
      testedAt: '2026-11-22T09:59:00.000Z',
      errors: ['expected 1 to be 2'],
      axe: { passed: [], violated: { 'color-contrast': 2 }, undecided: {} },
    },
  },
};

test('the test results find stories by text, axe rule and result, and open one with a click', async ({
  page,
  storybook,
}) => {
  await page.route('**/test-report.json', (route) => route.fulfill({ json: report }));
  await page.goto(`${storybook}index.html?path=/docs/review-test-results--docs`);
  const results = page.frameLocator('#storybook-preview-iframe');
  await expect(results.getByText('at revision a1b2c3d')).toBeVisible();
  await results.getByText('Broken in 1 story').click();
  await expect(results.getByRole('link', { name: story })).toBeVisible();

  const find = results.getByLabel('Find');
  await find.fill('barchart matrix');
  await expect(results.getByRole('link', { name: 'Matrix' })).toHaveAttribute(
    'href',
    './?path=/story/data-barchart--matrix',
  );
  await find.clear();

  await results.getByLabel('Result').selectOption('Failed');
  await expect(results.getByText('1 story or test shown.')).toBeVisible();
  await expect(results.getByText('expected 1 to be 2')).toBeVisible();
  await results.getByRole('link', { name: 'Playground', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`path=/story/${story}$`));
});

test.describe('toolbar', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('copies a link that opens the story in the same scheme and width', async ({ page, storybook }) => {
    await page.goto(`${storybook}index.html?path=/story/${story}&globals=scheme:dark&args=variant:danger`);
    const frame = page.locator('#storybook-preview-iframe');
    const button = page.frameLocator('#storybook-preview-iframe').locator('#storybook-root button');
    await expect(button).toHaveAttribute('data-variant', 'danger');
    const { width } = (await frame.boundingBox()) ?? {};
    await page.getByRole('button', { name: 'Copy a link to exactly this' }).click();
    await expect(page.getByText('Copied the link')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());

    await page.setViewportSize({ width: 1600, height: 900 });
    await page.goto(link);
    await expect(button).toHaveAttribute('data-variant', 'danger');
    await expect(page.frameLocator('#storybook-preview-iframe').locator('html')).toHaveAttribute(
      'data-scheme',
      'dark',
    );
    await expect.poll(async () => (await frame.boundingBox())?.width).toBe(width);
  });

  test('copies a report with the story id, and shows it for manual copying if the clipboard is denied', async ({
    page,
    storybook,
  }) => {
    await page.goto(`${storybook}index.html?path=/story/${story}`);
    await expect(page.getByRole('tab', { name: /Accessibility/ })).toBeVisible();
    // It requires a clone of the repository.
    await expect(page.getByRole('tab', { name: 'Visual tests' })).toHaveCount(0);
    const report = page.getByRole('button', { name: 'Report what you see' });
    await report.click();
    await expect(page.getByText('Copied the report')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`- Story id: ${story}\n`);

    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('refused', 'NotAllowedError'));
    });
    await report.click();
    await expect(page.getByRole('textbox', { name: 'report' })).toHaveValue(/## What happened/);
  });
});
