import type { Locator, Page } from '@playwright/test';
import { newMember, openAs } from './api-setup.ts';
import { keyboard } from './input-modes.ts';
import { expect, test } from './journey.ts';

// Focus, scroll position and requests after a navigation.

/** In the main area, labelled with the page's title. */
async function expectArrival(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title);
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Directly below the navigation bar, after following a link to the section. */
const expectBelowBar = (part: Locator) =>
  expect
    .poll(() =>
      part.evaluate((element) => {
        const bar = document.querySelector('header') as Element;
        return Math.abs(element.getBoundingClientRect().top - bar.getBoundingClientRect().bottom);
      }),
    )
    .toBeLessThan(1.5);

/** Paths of all further requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Focuses the link until the condition is met. */
const focusUntil = (link: Locator, condition: () => boolean) =>
  expect
    .poll(async () => {
      await link.blur();
      await link.focus();
      return condition();
    })
    .toBe(true);

test('the focus follows the links of a page, by keyboard', async ({ page }) => {
  const input = keyboard(page);
  await page.goto('/about-us');
  // The focus opens the menu.
  await page.getByRole('button', { name: 'Membership' }).focus();
  await input.activate(page.getByRole('link', { name: 'Membership Category/Eligibility' }));
  await expectArrival(page, /^Membership categor/i);
  await input.activate(page.getByRole('main').getByRole('link', { name: /side by side/i }));
  await expect(page).toHaveURL('/membership/category#compare');
  const comparison = page.locator('#compare');
  await expect(comparison).toBeFocused();
  await expectBelowBar(comparison);
  await input.activate(
    page
      .getByRole('main')
      .getByRole('link', { name: /apply|join|register|account/i })
      .first(),
  );
  await expectArrival(page, /^Join/);
});

test('sections of the home page start below the bar, on first load and after a navigation', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['coming', 'pricing']) {
      // Leaves the home page first, because another hash on the same page would not load it again.
      await page.goto('/robots.txt');
      await page.goto(`/#${part}`);
      await expectBelowBar(page.locator(`#${part}`));
    }
    await page.goto('/terms');
    for (const [label, part] of [
      ['About Us', 'services'],
      ['FAQ', 'faq'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(page.locator(`#${part}`)).toBeFocused();
      await expectBelowBar(page.locator(`#${part}`));
    }
  }
});

test('pages fade into each other unless reduced motion is preferred, and Back restores the scroll position', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const isFading = document.getAnimations().some(({ effect }) => {
          const pseudoElement = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return pseudoElement?.startsWith('::view-transition') ?? false;
        });
        document.documentElement.dataset.faded = String(isFading);
      });
      return transition;
    };
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about-us');
    const link = page.getByRole('main').getByRole('link', { name: 'Global Links' });
    await link.scrollIntoViewIfNeeded();
    const scrollPosition = await page.evaluate(() => scrollY);
    expect(scrollPosition).toBeGreaterThan(500);
    await link.click();
    await expectArrival(page, /^Global Links/);
    await expect(page.locator('html')).toHaveAttribute(
      'data-faded',
      String(reducedMotion === 'no-preference'),
    );
    await page.goBack();
    await expect(page).toHaveTitle(/^About the Institute/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
  }
});

test('Back restores open details and the scroll position', async ({ page }) => {
  const question = page.getByRole('main').locator('details').nth(2);
  /** Scroll position, and height of the question after its animation. */
  const position = () =>
    question.evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      return [scrollY, element.getBoundingClientRect().height];
    });
  for (const path of ['/faq', '/about-us']) {
    await page.goto(path);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await position();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const before = await position();
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expectArrival(page, /^Events/);
    await page.goBack();
    await expect(question).toHaveAttribute('open');
    await expect.poll(position).toEqual(before);
  }
});

test('the next page is prefetched on hover or focus, without the data of the member area, and not while saving data', async ({
  page,
}) => {
  const requests = requestsOf(page);
  const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
  const isOfEvents = (path: string) => /\/events-.*\.js$/.test(path);

  await page.goto('/');
  await expect
    .poll(async () => {
      await page.mouse.move(0, 400);
      await events.hover();
      return requests.some(isOfEvents);
    })
    .toBe(true);
  // Focus prefetches as well, including the data of a server-rendered page.
  await page.goto('/blog');
  await focusUntil(page.getByRole('link', { name: /^Read More/ }).nth(2), () =>
    requests.some((path) => /^\/blog\/.+\.data$/.test(path)),
  );

  const member = await newMember(page.request);
  const answers = ['get-profile', 'get-applications', 'get-application-draft'].map((call) =>
    page.waitForResponse(`**/api/${call}.php*`),
  );
  await openAs(page, member, '/dashboard');
  await Promise.all(answers);
  requests.length = 0;
  await focusUntil(page.getByRole('link', { name: 'Application', exact: true }), () =>
    requests.some((path) => /\/applications-.*\.js$/.test(path)),
  );
  expect(requests.filter((path) => /^\/api\/|\.data$/.test(path))).toEqual([]);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await page.goto('/');
  requests.length = 0;
  await events.hover();
  // Longer than the delay before a hover prefetches.
  await page.clock.runFor(1000);
  expect(requests.filter(isOfEvents)).toEqual([]);
  await events.click();
  await expect(page).toHaveURL('/events');
});
