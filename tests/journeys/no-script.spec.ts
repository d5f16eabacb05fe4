import type { Page } from '@playwright/test';
import { expect, test } from './journey.ts';
import { addresses } from './sitemap.ts';

test.use({ javaScriptEnabled: false });

/**
 * Hidden texts in the main area, except for what is available without a script or elsewhere (collapsed content, inactive slides and panels,
 * contents), what narrow pages leave out (tiles, neighbouring pages), and the grade finder and buttons of forms, where the
 * page says that a script is needed.
 */
const hiddenTexts = (page: Page) =>
  page.evaluate(() => {
    const excluded =
      'script, style, noscript, option, [inert], details:not([open]) > :not(summary), label:not(:has(:checked)) + div, nav:has([href*="#"]), #finder form, form[method="post"] [type="submit"]';
    const walker = document.createTreeWalker(document.querySelector('main') as Element, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { textContent, parentElement } = walker.currentNode;
      if (!textContent?.trim() || !parentElement || parentElement.closest(excluded)) continue;
      if (!parentElement.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        found.push(textContent);
    }
    return found;
  });

const withForm = ['/', '/contact', '/membership/form', '/register', '/login', '/forgot-password'];

test('SITE-10: every public page and post can be read, its links work, and its forms say that they need JavaScript', async ({
  page,
}) => {
  const paths = new Set([...(await addresses(page)), '/register', '/login', '/forgot-password']);
  expect(paths.size).toBeGreaterThan(20);
  const targets = new Map<string, Set<string>>();
  for (const path of paths) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await hiddenTexts(page), `${path} at ${width}`).toEqual([]);
    }
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    const unmarked = page.locator(`header nav li a[href="${path}"]:not([aria-current="page"])`);
    await expect(unmarked, `the bar marks ${path} as the current page`).toHaveCount(0);
    expect((await page.getByRole('main').textContent())?.length, path).toBeGreaterThan(200);
    const links = await page
      .locator('a[href^="/"]')
      .evaluateAll((anchors) =>
        anchors.map((link) => (link as HTMLAnchorElement).getAttribute('href') ?? ''),
      );
    expect(links.length, path).toBeGreaterThan(0);
    // SITE-10: no form has a button without effect.
    const submits = page.locator('form[method="post"] [type="submit"]');
    await expect(submits.filter({ visible: true }), path).toHaveCount(0);
    const sentence = page.locator('main noscript > p').filter({ hasText: 'This form needs JavaScript' });
    if (withForm.includes(path)) {
      expect(await submits.count(), path).toBeGreaterThan(0);
      await expect(sentence.first(), path).toBeVisible();
    }
    for (const link of links) {
      const [address = '', fragment] = link.split('#');
      targets.set(address, (targets.get(address) ?? new Set()).add(fragment ?? ''));
    }
  }
  for (const [address, fragments] of targets) {
    const response = await page.request.get(address);
    expect(response.status(), address).toBe(200);
    const html = await response.text();
    for (const fragment of fragments)
      if (fragment) expect(html, `${address}#${fragment}`).toContain(`id="${fragment}"`);
  }
});

test('the home page shows the first slide, the final figures and the chosen grade, without controls that need a script', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const figure of ['1979', '40+', '1000+', '100+'])
    await expect(page.getByText(figure, { exact: true }).first()).toBeVisible();
  for (const name of ['Next slide', 'Close', 'Pause slides and text'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
  const ladder = page.getByRole('group', { name: 'Choose a grade' });
  await ladder.getByRole('radio', { name: /^DFIMC/ }).check({ force: true });
  await expect(ladder.getByRole('link', { name: /^Apply Now/ })).toHaveAccessibleName(
    'Apply Now for Distinguished Fellow',
  );
});

test('menus open on a narrow and a wide viewport, and questions expand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('link', { name: 'Council Members' }).click();
  await expect(page).toHaveURL('/about-us/council');

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await page.getByRole('button', { name: 'Membership' }).hover();
  await page.getByRole('link', { name: 'Membership Benefits' }).click();
  await expect(page).toHaveURL('/membership/benefits');
  await page.goto('/');
  await page.getByRole('button', { name: 'About Us' }).focus();
  await expect(page.getByRole('link', { name: 'Council Members' }).first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about-us/council');

  await page.goto('/faq');
  const questions = page.locator('details');
  await expect(questions).toHaveCount(6);
  await questions.nth(1).locator('summary').click();
  await questions.nth(4).locator('summary').click();
  await expect(questions.nth(4).locator('> :not(summary)')).toBeVisible();
  await expect(questions.nth(1).locator('> :not(summary)')).toBeHidden();
});

test('the news can be searched with a request', async ({ page }) => {
  await page.goto('/blog/sample-referees');
  const news = page.getByRole('region', { name: 'Recent News' });
  await news.getByRole('searchbox').fill('family');
  await news.getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/blog/sample-referees?news=family');
  await expect(news.getByRole('link')).toHaveCount(1);
  await news.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /Advising a family/ })).toBeVisible();
});

test('SITE-11: Enter in a form leads to a page with a way back, and the areas, whose frames are in the page, say that they need JavaScript', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(page.locator('footer noscript > p')).toContainText('This form needs JavaScript');
  const newsletter = page.getByRole('contentinfo').getByLabel('Email');
  await newsletter.fill('reader@mail.example');
  await newsletter.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Nothing was sent' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the page' }).click();
  await expect(page).toHaveURL('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const [path, name] of [
    ['/dashboard', 'Member area'],
    ['/admin/dashboard', 'Admin area'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('noscript > p')).toContainText('The member area needs JavaScript');
    await expect(page.getByRole('navigation', { name })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Payments' })).toBeVisible();
  }
});
