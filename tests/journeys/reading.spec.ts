import type { Locator, Page } from '@playwright/test';
import { gradeFacts } from '../../screens/content/grades.ts';
import { naira } from '../../screens/content/money.ts';
import { keyboard, mouse } from './input-modes.ts';
import { expect, test } from './journey.ts';

const password = 'Adire!Indigo1979';

/** A page that was navigated to has the focus in its main area, which is called as the page is. */
async function expectArrival(page: Page, title: RegExp) {
  await expect(page).toHaveTitle(title);
  const main = page.getByRole('main');
  await expect(main).toBeFocused();
  await expect(main).toHaveAccessibleName(await page.title());
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
}

/** A part of a page that was led to begins where the bar ends. */
async function expectBelowBar(page: Page, part: Locator) {
  const top = (element: Element) => Math.round(element.getBoundingClientRect().top);
  const bar = page.getByRole('banner');
  await expect(async () => {
    const end = await bar.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
    expect(Math.abs((await part.evaluate(top)) - end)).toBeLessThanOrEqual(1);
  }).toPass();
}

/** Goes to a control with the keyboard and leaves it unpressed. */
async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(target).toBeFocused({ timeout: 50 });
  }).toPass({ intervals: [0] });
}

/** Paths that a page asks for from now on. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return asked;
}

/** Leaves the page what browsers leave those that came without TLS, such as those for a phone on the same network. */
const withoutTls = (page: Page) =>
  page.addInitScript(() => void Reflect.deleteProperty(Crypto.prototype, 'randomUUID'));

/** Lets the focus rest on a link until what was expected of it has happened. */
const lookedAt = (link: Locator, happened: () => boolean) =>
  expect(async () => {
    await link.blur();
    await link.focus();
    await expect.poll(happened, { timeout: 500 }).toBe(true);
  }).toPass();

for (const createInput of [mouse, keyboard]) {
  test(`reads, compares the grades, registers and signs in, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const email = `reader.${input.name}@mail.example`;
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

    await test.step('begins to register, looks elsewhere and comes back', async () => {
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

    await test.step('opens the account and signs in', async () => {
      await input.fill(page.getByLabel('Password', { exact: true }), password);
      await input.fill(page.getByLabel('Confirm password'), password);
      await input.tick(page.getByRole('checkbox', { name: /I agree/ }));
      await input.activate(page.getByRole('button', { name: 'Create Account' }));
      await expectArrival(page, /^Sign in/);
      await input.fill(page.getByLabel('Email'), email);
      await input.fill(page.getByLabel('Password', { exact: true }), password);
      const answers = ['get-profile', 'get-applications'].map((call) =>
        page.waitForResponse(`**/api/${call}.php*`),
      );
      await input.activate(page.getByRole('button', { name: 'Sign in' }));
      await expect(page).toHaveURL('/dashboard');
      await Promise.all(answers);
    });

    await test.step('looking at a link of the member area fetches script, and nothing of the member', async () => {
      const asked = requestsOf(page);
      const link = page.getByRole('link', { name: 'Application', exact: true });
      await lookedAt(link, () => asked.some((path) => /\/applications-.*\.js$/.test(path)));
      expect(asked.filter((path) => /^\/api\/|\.data$/.test(path))).toEqual([]);
    });
  });

  test(`subscribes to the newsletter, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const email = `newsletter.${input.name}@mail.example`;
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
    const answered = async (text: string) => {
      const alert = page.getByRole('alertdialog');
      await expect(alert).toContainText(text);
      await input.activate(alert.getByRole('button', { name: 'OK' }));
      await expect(alert).toHaveCount(0);
    };

    await page.goto('/events');
    await test.step('an address that is none is not sent', async () => {
      await subscribe('newsletter.mail.example');
      expect(await field.evaluate((input: HTMLInputElement) => input.validity.typeMismatch)).toBe(true);
      expect(calls).toBe(0);
    });
    await test.step('a server that is down: what was typed stays', async () => {
      await page.route(call, (route) => route.abort());
      await subscribe(email);
      await answered('Failed to subscribe. Email already exist.');
      await expect(field).toHaveValue(email);
      await page.unroute(call);
    });
    await test.step('a good address', async () => {
      await subscribe(email);
      await answered('Thank you for subscribing!');
      await expect(field).toHaveValue('');
    });
    await test.step('the same address once more is no success', async () => {
      await subscribe(email);
      await answered('Failed to subscribe. Email already exist.');
      await expect(field).toHaveValue(email);
    });
  });

  test(`searches the news beside a post and comes back to what was found, by ${createInput.name}`, async ({
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

test('parts of the home page begin below the bar, on first load and from elsewhere', async ({ page }) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of ['coming', 'services', 'pricing', 'faq']) {
      // Away first: another part of the same page would not be a first load.
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

test('one page fades into the next, unless less motion is asked for; the way back is scrolled as it was', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.ready.then(() => {
        const moving = document.getAnimations().some(({ effect }) => {
          const part = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          return part?.startsWith('::view-transition') ?? false;
        });
        document.documentElement.dataset.faded = String(moving);
      });
      return transition;
    };
  });
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/about-us/code-of-ethics');
    const link = page.getByRole('main').getByRole('link', { name: 'Council Members' });
    await link.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(500);
    await link.click();
    await expectArrival(page, /^Council/);
    await expect(page.locator('html')).toHaveAttribute(
      'data-faded',
      String(reducedMotion === 'no-preference'),
    );
    await page.goBack();
    await expect(page).toHaveTitle(/^Code of Ethics/i);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  }
});

test('what was unfolded is unfolded on the way back, and in its place', async ({ page }) => {
  const question = page.getByRole('main').locator('details').nth(2);
  /** Where the page and the question stand once nothing unfolds any more. */
  const place = () =>
    question.evaluate(async (element) => {
      await Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished));
      return [scrollY, element.getBoundingClientRect().height];
    });
  for (const path of ['/faq', '/#faq']) {
    await page.goto(path);
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await place();
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    const left = await place();
    await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
    await expectArrival(page, /^Events/);
    await page.goBack();
    await expect(question).toHaveAttribute('open');
    await expect.poll(place).toEqual(left);
  }
});

test('the next page is fetched under the pointer, unless data are saved', async ({ page }) => {
  const asked = requestsOf(page);
  const events = page.getByRole('banner').getByRole('link', { name: 'Events' });
  const isOfEvents = (path: string) => /\/events-.*\.js$/.test(path);

  await page.goto('/');
  await expect(async () => {
    await page.mouse.move(0, 400);
    await events.hover();
    await expect.poll(() => asked.some(isOfEvents), { timeout: 500 }).toBe(true);
  }).toPass();
  // Under the focus as well, with what the server says of the page.
  await page.goto('/blog');
  await lookedAt(page.getByRole('link', { name: /^Read More/ }).nth(2), () =>
    asked.some((path) => /^\/blog\/.+\.data$/.test(path)),
  );

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.clock.install();
  await page.goto('/');
  // Its script has taken over.
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  asked.length = 0;
  await events.hover();
  // As long as a pointer rests before it is believed, and longer.
  await page.clock.runFor(1000);
  expect(asked.filter(isOfEvents)).toEqual([]);
  await events.click();
  await expect(page).toHaveURL('/events');
});
