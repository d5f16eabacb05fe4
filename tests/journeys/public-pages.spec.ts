import { ethics } from '../../screens/content/ethics.ts';
import { institute } from '../../screens/content/institute.ts';
import { notFound } from '../../screens/content/not-found.ts';
import { expect, test } from './journey.ts';

test('S-2.122, SITE-12: the code of ethics prints on one sheet, without bar, tiles and links to other pages', async ({
  page,
}) => {
  await page.goto(ethics.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: ethics.title })).toBeVisible();
  for (const { title } of ethics.guidelines)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  // SITE-12: names the account, and no number is in the colour of the current one.
  await expect(page.getByText(institute.name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  const ink = await page.locator('body').evaluate((body) => getComputedStyle(body).color);
  const numeral = page.getByRole('main').locator('li[id] > [aria-hidden]').nth(2);
  await numeral.evaluate((element) => element.parentElement?.toggleAttribute('data-current', true));
  await expect(numeral).toHaveCSS('color', ink);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').locator('svg').filter({ visible: true })).toHaveCount(0);
  for (const format of ['A4', 'Letter'] as const) {
    const pdf = await page.pdf({
      format,
      margin: { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' },
    });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g), format).toHaveLength(1);
  }
  const named = page.locator('html');
  expect(await named.evaluate(({ style }) => style.getPropertyValue('--document-name'))).toContain(
    `${ethics.title} · `,
  );
});

test('S-2.32, S-2.86: an unknown path is a 404 in the frame of the public pages, with ways on', async ({
  page,
}) => {
  for (const path of ['/no-such-page', '/about-us/no/such%20page?p=1']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText(notFound.message)).toBeVisible();
    await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByText(/\bat .*\.(js|tsx?):\d/)).toHaveCount(0);
  }
  const ways = page.getByRole('region', { name: notFound.ways }).getByRole('link');
  await expect(ways).toHaveCount(notFound.pages.length);
  for (const { to } of notFound.pages) expect((await page.request.get(to)).status(), to).toBe(200);
  await ways.filter({ hasText: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
});

test('S-2.57: the whole first step of the sign-up is in the first view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/register');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeInViewport({ ratio: 1 });
});
