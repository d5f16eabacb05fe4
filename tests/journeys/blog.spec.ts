import type { Page } from '@playwright/test';
import { keyboard } from './input-modes.ts';
import { expect, test } from './journey.ts';

test('reads the blog by keyboard: pages, a post, the news in its sidebar, and Back to the search and the scroll position', async ({
  page,
}) => {
  const input = keyboard(page);
  await page.goto('/blog');
  await expect(page.getByText('Page 1 of 2')).toBeVisible();
  await input.activate(page.getByRole('link', { name: 'Next' }));
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL(/\/blog\?page=2$/);

  const link = page.getByRole('link', { name: /^Read More.*How to ask a referee/ });
  await link.scrollIntoViewIfNeeded();
  await input.activate(link);
  await expect(page.getByRole('heading', { level: 1, name: 'How to ask a referee' })).toBeVisible();
  await expect(page).toHaveTitle(/^How to ask a referee \|/);
  await expect(page.getByText('Posted by Ngozi Sample on 27 February 2026')).toBeVisible();

  const news = page.getByRole('region', { name: 'Recent News' });
  await input.fill(news.getByRole('searchbox'), 'family');
  await expect(page).toHaveURL(/\?news=family$/);
  await expect(news.getByRole('link')).toHaveCount(1);
  await input.activate(news.getByRole('link', { name: /Advising a family/ }));
  await expect(page.getByRole('heading', { level: 1, name: /Advising a family/ })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(news.getByRole('searchbox')).toHaveValue('');

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'How to ask a referee' })).toBeVisible();
  await expect(news.getByRole('searchbox')).toHaveValue('family');
  await expect(news.getByRole('link')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('an unknown id shows that no blog was found', async ({ request }) => {
  const response = await request.get('/blog/%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(response.status()).toBe(404);
  const html = await response.text();
  expect(html).toMatch(/<h1[^>]*>No blog found\.<\/h1>/);
  expect(html).not.toContain('<script>alert');
});

test("'Loading...' is shown in view until the blog's data has arrived, and disappears", async ({ page }) => {
  let release = () => {};
  let released = Promise.resolve();
  await page.route(/\/blog(\/.*)?\.data/, async (route) => {
    await released;
    await route.continue();
  });
  /** Delays all requests for the blog's data. */
  const expectLoading = async (go: () => Promise<unknown>, arrived: string) => {
    ({ promise: released, resolve: release } = Promise.withResolvers<void>());
    await go();
    const loading = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(loading).toBeVisible();
    await expect(loading).toBeInViewport();
    release();
    await expect(loading).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(arrived);
  };
  const footer = page.getByRole('contentinfo');
  const list = 'Notes on the practice of consulting';
  const post = 'How to ask a referee';

  await page.goto('/terms');
  await expectLoading(() => footer.getByRole('link', { name: /blog/i }).click(), list);
  await expectLoading(() => page.getByRole('link', { name: 'Next' }).click(), list);
  await expectLoading(
    () => page.getByRole('link', { name: /^Read More.*How to ask a referee/ }).click(),
    post,
  );
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
  await expectLoading(() => page.goBack(), post);
  // A page outside the public area.
  await footer.getByRole('link', { name: 'sign in' }).click();
  await expect(page).toHaveURL('/login');
  await expectLoading(() => page.goBack(), post);
});

/** In their own proportions. */
async function expectNoCrop(page: Page) {
  const images = page.locator('main li img');
  expect(await images.count()).toBeGreaterThan(2);
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
      .toBeGreaterThan(0);
    const [shown, natural] = await image.evaluate((element: HTMLImageElement) => [
      element.clientWidth / element.clientHeight,
      element.naturalWidth / element.naturalHeight,
    ]);
    expect(shown).toBeCloseTo(natural ?? 0, 1);
  }
}

/** Above the paragraph after it. */
async function expectNote(page: Page) {
  const distance = await page
    .getByRole('note')
    .evaluate(
      (note) =>
        (note.nextElementSibling?.getBoundingClientRect().top ?? 0) - note.getBoundingClientRect().bottom,
    );
  expect(distance).toBeGreaterThanOrEqual(0);
}

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`S-2.100, S-2.102: at ${size.width} × ${size.height} the newest headline and the first line of a post are on the first screen`, async ({
    page,
  }) => {
    const isWide = size.width >= 1280;
    await page.setViewportSize(size);
    await page.goto('/blog');
    const lead = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Read More/ }) });
    const headline = lead.first().getByRole('heading');
    await expect(headline).toBeInViewport({ ratio: 1 });
    const headlineSize = await headline.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(headlineSize).toBeGreaterThanOrEqual(isWide ? 54 : 32);
    expect(headlineSize).toBeLessThanOrEqual(56);
    await expectNoCrop(page);
    // The newest post has no picture and shows a cover instead.
    const largeTile = (cover: string) => page.locator(`${cover} > svg`).first().innerHTML();
    const listed = await largeTile('main li:first-child [data-side]');

    for (const post of ['sample-minutes', 'sample-saying-no']) {
      await page.goto(`/blog/${post}`);
      const top = await page
        .locator('article [data-kind=article] > p')
        .first()
        .evaluate((text) => text.getBoundingClientRect().top);
      expect(top, post).toBeLessThan(size.height - 32);
    }
    expect(await largeTile('article [data-side]')).toBe(listed);
    await expectNote(page);
    if (!isWide) return;
    await page.setViewportSize({ width: 768, height: 800 });
    await expectNote(page);
  });
}

test('SITE-8: a page of the blog that cannot be fetched keeps bar and footer, and loads at the next try', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('No blog posts found.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes on the practice of consulting');
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL('/blog?page=2');

  // Loads its script, but not its data.
  const data = '**/blog/*.data*';
  await page.route(data, (route) => route.abort());
  await page.getByRole('link', { name: /^Read More.*How to ask a referee/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found.');
  await page.unroute(data);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How to ask a referee');
});
