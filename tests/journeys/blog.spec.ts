import type { Page } from '@playwright/test';
import { keyboard, mouse } from './input-modes.ts';
import { expect, test } from './journey.ts';

for (const createInput of [mouse, keyboard]) {
  test(`reads the blog by ${createInput.name}: pages, a post, the news beside it, and back to the place`, async ({
    page,
  }) => {
    const input = createInput(page);
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    await page.goto('/blog');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await input.activate(page.getByRole('link', { name: 'Next' }));
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/\/blog\?page=2$/);

    const link = page.getByRole('link', { name: /^Read More.*How to ask a referee/ });
    await link.scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    await input.activate(link);
    await expect(page.getByRole('heading', { level: 1, name: 'How to ask a referee' })).toBeVisible();
    await expect(page).toHaveTitle(/^How to ask a referee \|/);
    await expect(page.getByText('Posted by Ngozi Sample on 27 February 2026')).toBeVisible();

    const news = page.getByRole('region', { name: 'Recent News' });
    await input.fill(news.getByRole('searchbox'), 'family');
    await expect(news.getByRole('link')).toHaveCount(1);
    await input.activate(news.getByRole('link', { name: /Advising a family/ }));
    await expect(page.getByRole('heading', { level: 1, name: /Advising a family/ })).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'How to ask a referee' })).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect.poll(place).toBeGreaterThan(200);
    expect(refused).toEqual([]);
  });
}

test('an id that is none shows that no blog was found, and evaluates nothing', async ({ page }) => {
  page.on('dialog', () => {
    throw new Error('a script ran');
  });
  for (const id of [
    'none',
    '%22%20%7C%7C%20true',
    '*%5B_type%3D%3D%22blog%22%5D',
    '..%2F..%2Fapi',
    '%3Cscript%3Ealert(1)%3C%2Fscript%3E',
    'post.js',
  ]) {
    const answer = await page.goto(`/blog/${id}`);
    expect(answer?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found.');
  }
});

test.describe('with script off', () => {
  test.use({ javaScriptEnabled: false });

  test('the blog is read page by page, and tells search engines what it is', async ({ page, request }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: /^Read More.*How to ask a referee/ }).click();
    await expect(page.getByText('The committee does call.')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/sample-referees$/);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);
    const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect((await request.get(picture ?? '')).headers()['content-type']).toBe('image/jpeg');
  });

  test('feeds and files name every post', async ({ request }) => {
    for (const file of ['/blog/feed.xml', '/sitemap.xml']) {
      const answer = await request.get(file);
      expect(answer.headers()['content-type']).toMatch(/xml/);
      expect(
        (await answer.text()).match(/<(item|url)>[\s\S]*?\/blog\/sample-/g)?.length,
      ).toBeGreaterThanOrEqual(12);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  });
});

test.describe('while the blog is slow to come', () => {
  /** Lets nothing of the blog through until it is released. */
  async function holdBlog(page: Page) {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(/\/blog(\/.*)?\.data/, async (route) => {
      await released;
      await route.continue();
    });
    return release;
  }
  const loading = (page: Page) => page.getByRole('status').filter({ hasText: 'Loading...' });
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });

  for (const [way, start, go, arrived] of [
    [
      'from another page to the list',
      '/terms',
      (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /blog/i }).click(),
      'Notes on the practice of advice',
    ],
    [
      'from the list to a post',
      '/blog?page=2',
      (page: Page) => page.getByRole('link', { name: /^Read More.*How to ask a referee/ }).click(),
      'How to ask a referee',
    ],
    [
      'to another page of the list',
      '/blog',
      (page: Page) => page.getByRole('link', { name: 'Next' }).click(),
      'Notes on the practice of advice',
    ],
  ] as const) {
    test(`'Loading...' shows ${way}, and goes`, async ({ page }) => {
      await page.goto(start);
      const release = await holdBlog(page);
      await go(page);
      await expect(loading(page)).toBeVisible();
      await expect(loading(page)).toBeInViewport();
      release();
      await expect(heading(page)).toHaveText(arrived);
      await expect(loading(page)).toHaveCount(0);
    });
  }

  test("'Loading...' shows on the way back to a post from another page, and forward again", async ({
    page,
  }) => {
    await page.goto('/blog/sample-referees');
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
    const release = await holdBlog(page);
    await page.goBack();
    await expect(loading(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('How to ask a referee');
    await expect(loading(page)).toHaveCount(0);
  });

  test("'Loading...' shows on the way back from a page that is not of the public ones", async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'sign in' }).click();
    await expect(page).toHaveURL('/login');
    const release = await holdBlog(page);
    await page.goBack();
    await expect(loading(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('Notes on the practice of advice');
    await expect(loading(page)).toHaveCount(0);
  });
});
