import sharp from 'sharp';
import { expect, test } from './journey.ts';

/** The first group of every match. */
const allMatches = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, content = '']) => content);

test('every page of the sitemap names its own address and a picture for link previews, and a post its facts', async ({
  request,
  baseURL,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const addresses = allMatches(sitemap, /<loc>(.*?)<\/loc>/g);
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((url) => /login|password|dashboard|admin/.test(url))).toEqual([]);

  const pictures = new Set<string>();
  for (const url of addresses) {
    const response = await request.get(url);
    expect(response.status(), url).toBe(200);
    const html = await response.text();
    expect(html, url).not.toContain('.invalid');
    for (const pattern of [
      /<link rel="canonical" href="([^"]*)"/g,
      /<meta property="og:url" content="([^"]*)"/g,
    ])
      expect(allMatches(html, pattern)).toEqual([url]);
    const [picture = '', ...more] = allMatches(html, /<meta property="og:image" content="([^"]*)"/g);
    expect(more, url).toEqual([]);
    expect(picture.startsWith(`${baseURL}/`), picture).toBe(true);
    pictures.add(picture.replaceAll('&amp;', '&'));
    const facts = allMatches(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g);
    const types = facts.map((text) => JSON.parse(text)['@type']);
    if (/\/blog\/./.test(url)) expect(types).toEqual(['BlogPosting', 'BreadcrumbList']);
  }

  for (const picture of pictures) {
    const bytes = await (await request.get(picture)).body();
    expect(bytes.byteLength, picture).toBeLessThan(300_000);
    expect(await sharp(bytes).metadata(), picture).toMatchObject({ width: 1200, height: 630 });
  }
});

test('a client-side navigation removes the metadata of the previous page', async ({ page, baseURL }) => {
  const canonical = page.locator('link[rel=canonical]');
  await page.goto('/about-us/council');
  await expect(page.locator('[type="application/ld+json"]')).toHaveCount(1);
  await page
    .getByRole('navigation', { name: 'Where you are' })
    .getByRole('link', { name: 'About Us' })
    .click();
  await expect(page).toHaveTitle(/^About the Institute/);
  await expect(canonical).toHaveCount(1);
  await expect(canonical).toHaveAttribute('href', `${baseURL}/about-us`);
  await expect(
    page.locator('meta[property], meta[name=description], [type="application/ld+json"]'),
  ).toHaveCount(0);
  await page.goto('/login');
  const robots = page.locator('meta[name=robots]');
  await expect(robots).toHaveAttribute('content', 'noindex');
  await page
    .getByRole('link', { name: /create|register|join/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/register/);
  await expect(robots).toHaveCount(0);
});
