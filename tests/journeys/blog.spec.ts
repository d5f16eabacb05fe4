import type { Page } from '@playwright/test';
import { keyboard, mouse } from './input-modes.ts';
import { expect, test } from './journey.ts';

for (const createInput of [mouse, keyboard]) {
  test(`reads the blog by ${createInput.name}: pages, a post, the news in its sidebar, and Back to the scroll position`, async ({
    page,
  }) => {
    const input = createInput(page);
    const policyViolations: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) policyViolations.push(message.text());
    });
    await page.goto('/blog');
    await expect(page.getByText('Page 1 of 2')).toBeVisible();
    await input.activate(page.getByRole('link', { name: 'Next' }));
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await expect(page).toHaveURL(/\/blog\?page=2$/);

    const link = page.getByRole('link', { name: /^Read More.*How to ask a referee/ });
    await link.scrollIntoViewIfNeeded();
    const scrollPosition = () => page.evaluate(() => window.scrollY);
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
    await expect.poll(scrollPosition).toBeGreaterThan(200);
    expect(policyViolations).toEqual([]);
  });
}

test('an unknown id shows that no blog was found and runs no script', async ({ page }) => {
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
    const response = await page.goto(`/blog/${id}`);
    expect(response?.status(), id).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No blog found.');
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the pages of the blog can be read and have metadata for search engines', async ({
    page,
    request,
  }) => {
    await page.goto('/blog');
    await page.getByRole('link', { name: 'Next' }).click();
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: /^Read More.*How to ask a referee/ }).click();
    await expect(page.getByText('The committee does call.')).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/blog\/sample-referees$/);
    const facts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(facts.map((text) => JSON.parse(text)['@type'])).toEqual(['BlogPosting', 'BreadcrumbList']);

    // The preview of a link shows the post's picture, else that of the blog.
    for (const [path, type] of [
      ['/blog/sample-minutes', 'image/jpeg'],
      ['/blog/sample-referees', 'image/png'],
    ] as const) {
      await page.goto(path);
      const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
      expect((await request.get(picture ?? '')).headers()['content-type'], path).toBe(type);
    }
  });

  test('feed, sitemap and robots.txt list the posts', async ({ request }) => {
    for (const file of ['/blog/feed.xml', '/sitemap.xml']) {
      const response = await request.get(file);
      expect(response.headers()['content-type']).toMatch(/xml/);
      expect(
        (await response.text()).match(/<(item|url)>[\s\S]*?\/blog\/sample-/g)?.length,
      ).toBeGreaterThanOrEqual(12);
    }
    expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  });
});

test.describe('while the blog loads slowly', () => {
  /** Delays all requests for the blog's data until it is released. */
  async function delayBlog(page: Page) {
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
    test(`'Loading...' is shown ${way} and disappears`, async ({ page }) => {
      await page.goto(start);
      const release = await delayBlog(page);
      await go(page);
      await expect(loading(page)).toBeVisible();
      await expect(loading(page)).toBeInViewport();
      release();
      await expect(heading(page)).toHaveText(arrived);
      await expect(loading(page)).toHaveCount(0);
    });
  }

  test("'Loading...' is shown when going back to a post from another page", async ({ page }) => {
    await page.goto('/blog/sample-referees');
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expect(page).toHaveURL('/events');
    const release = await delayBlog(page);
    await page.goBack();
    await expect(loading(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('How to ask a referee');
    await expect(loading(page)).toHaveCount(0);
  });

  test("'Loading...' is shown when going back from a page outside the public area", async ({ page }) => {
    await page.goto('/blog');
    await page.getByRole('contentinfo').getByRole('link', { name: 'sign in' }).click();
    await expect(page).toHaveURL('/login');
    const release = await delayBlog(page);
    await page.goBack();
    await expect(loading(page)).toBeVisible();
    release();
    await expect(heading(page)).toHaveText('Notes on the practice of advice');
    await expect(loading(page)).toHaveCount(0);
  });
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`S-2.100: at ${size.width} × ${size.height} the newest headline is on the first screen, and no picture is cropped`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await page.goto('/blog');
    const lead = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /^Read More/ }) });
    const headline = lead.first().getByRole('heading');
    await expect(headline).toBeInViewport({ ratio: 1 });
    const headlineSize = await headline.evaluate((element) =>
      Number.parseFloat(getComputedStyle(element).fontSize),
    );
    expect(headlineSize).toBeGreaterThanOrEqual(size.width >= 1280 ? 54 : 32);
    expect(headlineSize).toBeLessThanOrEqual(56);

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
  });
}

test.describe('S-2.102: a note', () => {
  for (const [width, place] of [
    [1280, 'beside'],
    [768, 'beside'],
    [360, 'above'],
  ] as const) {
    test(`stands ${place} the paragraph after it at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog/sample-saying-no');
      const note = page.getByRole('note');
      await expect(note).toHaveText(/^In the code, Unrealistic Expectations is the second guideline/);
      const [remark, text] = await note.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element.nextElementSibling ?? element);
        return [element.getBoundingClientRect(), range.getClientRects()[0] as DOMRect];
      });
      if (place === 'above') expect(remark.bottom).toBeLessThanOrEqual(text.top);
      else {
        expect(remark.left).toBeGreaterThanOrEqual(text.right);
        expect(remark.top).toBeLessThan(text.bottom + 60);
      }
    });
  }
});

test('S-2.102: a post without a picture has its cover of the list beside its title', async ({ page }) => {
  const largeTile = (cover: string) =>
    page
      .locator(`${cover} > svg`)
      .first()
      .evaluate((tile) => tile.innerHTML);
  await page.goto('/blog');
  const listed = await largeTile('main li:first-child [data-side]');
  await page.goto('/blog/sample-saying-no');
  await expect(page.locator('article [data-side]')).toBeVisible();
  expect(await largeTile('article [data-side]')).toBe(listed);
});

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`S-2.102: at ${size.width} × ${size.height} the first line of a post is on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    for (const post of ['sample-saying-no', 'sample-minutes']) {
      await page.goto(`/blog/${post}`);
      const top = await page
        .locator('article [data-kind=article] > p')
        .first()
        .evaluate((text) => text.getBoundingClientRect().top);
      expect(top, post).toBeLessThan(size.height - 32);
    }
  });
}

test('S-12.211: a page of the blog that cannot be fetched keeps bar and footer, and loads at the next try', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.getByText('Page 2 of 2')).toBeVisible();
  await expect(page).toHaveURL('/blog?page=2');
});
