import { confirmTokenIn, mailsTo } from '@imc/server/testing/outbox';
import type { Locator, Page } from '@playwright/test';
import { gradeFacts } from '../../screens/content/grades.ts';
import { naira } from '../../screens/content/money.ts';
import { keyboard, mouse } from './input-modes.ts';
import { emailOf, expect, test } from './journey.ts';
import { dataDir } from './test-environment.ts';

const password = 'Adire!Indigo1979';

/** Expects the focus in the main area, labelled with the page's title, after a navigation. */
async function expectArrival(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title);
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** Expects a section to start directly below the navigation bar after following a link to it. */
async function expectBelowBar(page: Page, part: Locator) {
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const bar = page.getByRole('banner');
  await expect(async () => {
    const end = await bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(Math.abs((await part.evaluate(top)) - end)).toBeLessThanOrEqual(1);
  }).toPass();
}

/** Moves the focus to a control with Tab. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** Records the paths of all further requests. */
function requestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** Removes `crypto.randomUUID`, which browsers only provide over TLS, and therefore not on a phone in the same network. */
const withoutTls = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));

/** Focuses a link until a condition is met. */
const focusUntil = (link: Locator, condition: () => boolean) =>
  expect(async () => {
    await link.blur();
    await link.focus();
    await expect.poll(condition, { timeout: 500 }).toBe(true);
  }).toPass();

for (const createInput of [mouse, keyboard]) {
  test(`reads, compares the grades, registers and signs in, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const email = emailOf(`reader.${input.name}`);
    const name = page.getByLabel('Full name');
    if (input.name === 'mouse') await withoutTls(page);

    await test.step('finds the grades in the menu and compares them', async () => {
      await page.goto('/about-us');
      const group = page.getByRole('button', { name: 'Membership' });
      if (input.name === 'mouse') await group.hover();
      else await tabTo(page, group);
      await input.activate(page.getByRole('link', { name: 'Membership Category/Eligibility' }));
      await expectArrival(page, /^Membership categor/i);
      await input.activate(page.getByRole('main').getByRole('link', { name: /side by side/i }));
      await expect(page).toHaveURL('/membership/category#compare');
      const comparison = page.locator('#compare');
      await expect(comparison).toBeFocused();
      await expectBelowBar(page, comparison);
      await expect(comparison.getByRole('row', { name: /^Fellow/ })).toContainText(
        naira(gradeFacts.FIMC.total),
      );
    });

    await test.step('starts to register, visits another page and returns', async () => {
      await input.activate(
        page
          .getByRole('main')
          .getByRole('link', { name: /apply|join|register|account/i })
          .first(),
      );
      await expectArrival(page, /^Create an account/);
      await input.fill(name, 'Amina Sample');
      await input.fill(page.getByLabel('Email'), email);
      await input.activate(page.getByRole('link', { name: 'Sign in' }));
      await expectArrival(page, /^Sign in/);
      await page.goBack();
      await expect(name).toHaveValue('Amina Sample');
      await input.fill(page.getByLabel('Phone number'), '+234 800 000 0198');
      await input.choose(page.getByLabel('Membership type'), 'Fellow');
      await input.activate(page.getByRole('button', { name: 'Next' }));
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a password' })).toBeFocused();
      await page.goBack();
      await expect(page.getByText('Step 1 of 2')).toBeVisible();
      await expect(page.getByLabel('Membership type')).toHaveValue('Fellow');
      await page.goForward();
      await expect(page.getByText('Step 2 of 2')).toBeVisible();
    });

    await test.step('creates the account and signs in', async () => {
      await input.fill(page.getByLabel('Password', { exact: true }), password);
      await input.fill(page.getByLabel('Confirm password'), password);
      await input.tick(page.getByRole('checkbox', { name: /I agree/ }));
      await input.activate(page.getByRole('button', { name: 'Create Account' }));
      await expectArrival(page, /^Sign in/);
      await input.fill(page.getByLabel('Email'), email);
      await input.fill(page.getByLabel('Password', { exact: true }), password);
      const answers = ['get-profile', 'get-applications', 'get-application-draft', 'decision-times'].map(
        (call) => page.waitForResponse(`**/api/${call}.php*`),
      );
      await input.activate(page.getByRole('button', { name: 'Sign in' }));
      await expect(page).toHaveURL('/dashboard');
      await Promise.all(answers);
    });

    await test.step('focusing a link of the member area prefetches scripts, but no data', async () => {
      const requests = requestsOf(page);
      const link = page.getByRole('link', { name: 'Application', exact: true });
      await focusUntil(link, () => requests.some((path) => /\/applications-.*\.js$/.test(path)));
      expect(requests.filter((path) => /^\/api\/|\.data$/.test(path))).toEqual([]);
    });
  });

  test(`subscribes to the newsletter, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const email = emailOf(`newsletter.${input.name}`);
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: 'Email' });
    const call = '**/api/newsletter-subscribe.php';
    let calls = 0;
    await page.route(call, (route) => {
      calls += 1;
      return route.continue();
    });
    const subscribe = async (address: string) => {
      await input.fill(field, address);
      await input.activate(footer.getByRole('button', { name: 'Subscribe' }));
    };
    const expectAlert = async (text: string) => {
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(text);
      await input.activate(alert.getByRole('button', { name: 'OK' }));
      await expect(alert).toHaveCount(0);
    };

    await page.goto('/events');
    await test.step('an invalid address is not sent', async () => {
      await subscribe('newsletter.mail.example');
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
      expect(calls).toBe(0);
    });
    await test.step('the input is preserved when the server is down', async () => {
      await page.route(call, (route) => route.abort());
      await subscribe(email);
      await expectAlert('Failed to subscribe. Email already exist.');
      await expect(field).toHaveValue(email);
      await page.unroute(call);
    });
    await test.step('a valid address is subscribed', async () => {
      await subscribe(email);
      await expectAlert('Thank you for subscribing!');
      await expect(field).toHaveValue('');
    });
    await test.step('the same address is rejected once it is confirmed', async () => {
      await expect.poll(async () => confirmTokenIn((await mailsTo(dataDir, email)).at(-1))).not.toBe('');
      const token = confirmTokenIn((await mailsTo(dataDir, email)).at(-1));
      expect((await page.request.post('/api/newsletter-confirm.php', { data: { token } })).ok()).toBe(true);
      await subscribe(email);
      await expectAlert('Failed to subscribe. Email already exist.');
      await expect(field).toHaveValue(email);
    });
  });

  test(`searches the news next to a post and returns to the results, by ${createInput.name}`, async ({
    page,
  }) => {
    const input = createInput(page);
    await page.goto('/blog/sample-referees');
    const news = page.getByRole('region', { name: 'Recent News' });
    await input.fill(news.getByRole('searchbox'), 'no such words');
    await expect(news.getByText('No blog posts found.')).toBeVisible();
    await input.fill(news.getByRole('searchbox'), 'family');
    await expect(page).toHaveURL(/\?news=family$/);
    await input.activate(news.getByRole('link', { name: /Advising a family/ }));
    await expectArrival(page, /^Advising a family/);
    await expect(news.getByRole('searchbox')).toHaveValue('');
    await page.goBack();
    await expect(page).toHaveTitle(/^How to ask a referee/);
    await expect(news.getByRole('searchbox')).toHaveValue('family');
    await expect(news.getByRole('link')).toHaveCount(1);
  });
}

test('sections of the home page start below the bar, on first load and after a navigation', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['coming', 'services', 'pricing', 'faq']) {
      // Leaves the home page first, because another hash on the same page would not load it again.
      await page.goto('/terms');
      await page.goto(`/#${part}`);
      await expectBelowBar(page, page.locator(`#${part}`));
    }
    await page.goto('/terms');
    for (const [label, part] of [
      ['About Us', 'services'],
      ['CMC', 'pricing'],
      ['FAQ', 'faq'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name: label }).click();
      await expect(page.locator(`#${part}`)).toBeFocused();
      await expectBelowBar(page, page.locator(`#${part}`));
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
    await page.goto('/about-us/code-of-ethics');
    const link = page.getByRole('main').getByRole('link', { name: 'Next Global Links' });
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
    await expect(page).toHaveTitle(/^Code of Ethics/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrollPosition);
  }
});

test('Back restores open details and the scroll position', async ({ page }) => {
  const question = page.getByRole('main').locator('details').nth(2);
  /** Returns the scroll position and the height of the question after its animation. */
  const position = () =>
    question.evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      return [scrollY, element.getBoundingClientRect().height];
    });
  for (const path of ['/faq', '/#faq']) {
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

test('the next page is prefetched on hover, unless data saving is on', async ({ page }) => {
  const requests = requestsOf(page);
  const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
  const isOfEvents = (path: string) => /\/events-.*\.js$/.test(path);

  await page.goto('/');
  await expect(async () => {
    await page.mouse.move(0, 400);
    await events.hover();
    await expect.poll(() => requests.some(isOfEvents), { timeout: 500 }).toBe(true);
  }).toPass();
  // Focus prefetches as well, including the data of a server-rendered page.
  await page.goto('/blog');
  await focusUntil(page.getByRole('link', { name: /^Read More/ }).nth(2), () =>
    requests.some((path) => /^\/blog\/.+\.data$/.test(path)),
  );

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await page.goto('/');
  // Waits for hydration.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  requests.length = 0;
  await events.hover();
  // Longer than the delay before a hover prefetches.
  await page.clock.runFor(1000);
  expect(requests.filter(isOfEvents)).toEqual([]);
  await events.click();
  await expect(page).toHaveURL('/events');
});
