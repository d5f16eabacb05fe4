import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { enter, newMember, password, type Session, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

/** Somebody with an account and a session, which no browser has yet. */
const somebody = (page: Page, name: string): Promise<Session> =>
  newMember(page.request, { name, email: `${randomUUID()}@mail.example` });

/** Opens the member area as a person, in a page of the site. */
async function openArea(page: Page, session: Session, path = '/dashboard') {
  await page.goto('/terms');
  await enter(page, session);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ });

/** What local storage holds of a session, and of those that the server has yet to be told about. */
const stored = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'welcome-banner'));

/** Whether the server still knows a session. */
const isKnown = async (page: Page, { token }: Session) =>
  (
    await page.request.get('/api/get-profile.php', { headers: { Authorization: `Bearer ${token}` } })
  ).status() === 200;

/** Holds the next answer of a call back until it is let go, whatever it is. */
async function holdAnswer(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: held, resolve: holds } = Promise.withResolvers<void>();
  const handler = async (route: Route) => {
    const response = await route.fetch();
    holds();
    await released;
    await route.fulfill({ response });
  };
  await page.route(address, handler, { times: 1 });
  return { held, release };
}

/** Lets a page take in what it has been sent. */
const settled = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

test.describe('the session, whatever page is opened first', () => {
  for (const path of ['/events', '/blog', '/terms']) {
    test(`a call from ${path} carries the stored token`, async ({ page }) => {
      const session = await somebody(page, 'Amaka Sample');
      await page.goto('/terms');
      await enter(page, session);
      await page.goto(path);
      const call = page.waitForRequest('**/api/newsletter-subscribe.php');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Email').fill(session.user.email);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      expect((await call).headers().authorization).toBe(`Bearer ${session.token}`);
    });
  }

  test('a call from /forgot-password carries the stored token', async ({ page }) => {
    const session = await somebody(page, 'Amaka Sample');
    await page.goto('/terms');
    await enter(page, session);
    await page.goto('/forgot-password');
    const call = page.waitForRequest('**/api/forgot-password.php');
    await page.getByLabel('Email').fill(session.user.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect((await call).headers().authorization).toBe(`Bearer ${session.token}`);
  });

  test('a public page removes stored data that is invalid', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(() => {
      localStorage.setItem('user', '{broken');
      localStorage.setItem('token', 'abc');
    });
    await page.goto('/events');
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test('a visitor of a public page fetches no script for a session', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/events');
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => /\/(client|answers)-.*\.js$/.test(path))).toEqual([]);
  });
});

test.describe('two tabs', () => {
  /** A second tab of the same browser. */
  const open = async (context: BrowserContext, path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return tab;
  };

  test('signing out in one signs out in the other', async ({ page, context }) => {
    await openArea(page, await somebody(page, 'Bisi Sample'));
    const other = await open(context, '/dashboard/profile');
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(other.getByText(/^Your session has ended/)).toBeVisible();
    expect(await stored(other)).toEqual([]);
  });

  test('signing in as somebody else in one arrives in the other, with nothing left of the person before', async ({
    page,
    context,
  }) => {
    const before = await somebody(page, 'Chidi Sample');
    const after = await somebody(page, 'Dayo Sample');
    await openArea(page, before, '/dashboard/profile');
    await page.getByLabel('Organization').fill('Typed by Chidi');
    const other = await open(context, '/login');
    const asked = page.waitForRequest('**/api/get-applications.php*');
    await signIn(other, after.user.email);
    await expect(welcome(other)).toHaveText('Welcome, Dayo Sample');
    await expect(welcome(page)).toHaveText('Welcome, Dayo Sample');
    expect((await asked).headers().authorization).toBe(
      `Bearer ${await other.evaluate(() => localStorage.getItem('token'))}`,
    );
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await expect(page.getByText(after.user.email).first()).toBeVisible();
    await expect(page.getByText(before.user.email)).toHaveCount(0);
    await expect(page.getByLabel('Organization')).toHaveValue('');
  });
});

test.describe('signing out without a connection', () => {
  test('clears the device at once, says that the server is not told, and tells it once it can be reached', async ({
    page,
    context,
  }) => {
    const session = await somebody(page, 'Efe Sample');
    await openArea(page, session);
    // The sign-in is fetched ahead.
    await expect(page.locator('link[rel=modulepreload][href*="/login-"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^You are signed out on this device/)).toBeVisible();
    expect((await stored(page)).filter((key) => key !== 'revocations')).toEqual([]);
    expect(await isKnown(page, session)).toBe(true);

    await context.setOffline(false);
    await expect.poll(() => isKnown(page, session)).toBe(false);
    await expect(page.getByText(/^You are signed out on this device/)).toHaveCount(0);
    await expect.poll(() => stored(page)).toEqual([]);
  });

  test('tells the server at the next load of any page, and takes nothing from who has signed in since', async ({
    page,
  }) => {
    const [left, stayed] = [await somebody(page, 'Femi Sample'), await somebody(page, 'Gozie Sample')];
    await openArea(page, left);
    await page.route('**/api/signout.php', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText(/^You are signed out on this device/)).toBeVisible();
    await signIn(page, stayed.user.email);
    await expect(welcome(page)).toHaveText('Welcome, Gozie Sample');
    const cookie = async () =>
      (await page.context().cookies()).find(({ path }) => path === '/uploads')?.value;
    const pictures = await cookie();
    expect(pictures).toBeTruthy();

    await page.unroute('**/api/signout.php');
    await page.goto('/events');
    await expect.poll(() => isKnown(page, left)).toBe(false);
    await expect.poll(() => stored(page)).toEqual(expect.not.arrayContaining(['revocations']));
    expect(await cookie()).toBe(pictures);
    await page.goto('/dashboard');
    await expect(welcome(page)).toHaveText('Welcome, Gozie Sample');
  });
});

test.describe('late answers', () => {
  test('a refusal of an old token does not end the new session', async ({ page }) => {
    const session = await somebody(page, 'Habiba Sample');
    const fresh = await sessionOf(page.request, session.user.email);
    await page.goto('/terms');
    await enter(page, session);
    await page.request.post('/api/signout.php', { headers: { Authorization: `Bearer ${session.token}` } });
    const { held, release } = await holdAnswer(page, '**/api/get-profile.php');
    await page.goto('/dashboard/profile');
    await held;
    // Another tab signs in anew, as a browser tells of it.
    const other = await page.context().newPage();
    await other.goto('/terms');
    await enter(other, fresh);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(fresh.token);
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('get-profile'));
    release();
    await answered;
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/profile');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(fresh.token);
  });

  test('a profile that was asked for before a save does not undo it', async ({ page }) => {
    const session = await somebody(page, 'Ifeoma Sample');
    await page.goto('/terms');
    await enter(page, session);
    const { held, release } = await holdAnswer(page, '**/api/get-profile.php');
    await page.goto('/dashboard/profile');
    await held;
    await page.getByLabel('Organization').fill('Sample Logistics Ltd');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated successfully');
    const organization = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').organization);
    await expect.poll(organization).toBe('Sample Logistics Ltd');
    const answered = page.waitForEvent('requestfinished', (request) => request.url().includes('get-profile'));
    release();
    await answered;
    await settled(page);
    expect(await organization()).toBe('Sample Logistics Ltd');
  });
});

test.describe('signing in', () => {
  test('without a connection says so, and works once there is one', async ({ page, context }) => {
    const { user } = await somebody(page, 'Jide Sample');
    await page.goto('/login');
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await signIn(page, user.email);
    await expect(page.getByRole('alert')).toContainText('could not be reached');
    await expect(page.getByRole('alert')).not.toContainText('Invalid');
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(welcome(page)).toHaveText('Welcome, Jide Sample');
  });

  for (const [name, sabotage] of [
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    ],
    [
      'forbidden',
      () => {
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      },
    ],
  ] as const) {
    test(`works for as long as the page where storage is ${name}`, async ({ page }) => {
      const { user } = await somebody(page, 'Kemi Sample');
      await page.addInitScript(sabotage);
      await page.goto('/login');
      await signIn(page, user.email);
      await expect(welcome(page)).toHaveText('Welcome, Kemi Sample');
      await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
      await expect(page.getByText(user.email).first()).toBeVisible();
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(/^You are signed out on this device/)).toHaveCount(0);
    });
  }
});

test.describe('what was typed to register', () => {
  const name = (page: Page) => page.getByLabel('Full name');
  const begin = async (page: Page) => {
    await page.goto('/register');
    await name(page).fill('Left Behind');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
  };
  /** Follows links, so that the page is never loaded anew. */
  const register = async (page: Page) => {
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page).toHaveURL('/register');
  };

  test('is there for who comes back from the terms', async ({ page }) => {
    await page.goto('/register');
    await name(page).fill('Only Reading');
    await page.getByRole('link', { name: 'Institute of Management Consultants' }).first().click();
    await page.getByRole('contentinfo').getByRole('link', { name: /blog/i }).click();
    await expect(page).toHaveURL('/blog');
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/register');
    await expect(name(page)).toHaveValue('Only Reading');
  });

  test('is gone once somebody has signed in and out', async ({ page }) => {
    const { user } = await somebody(page, 'Lami Sample');
    await begin(page);
    await signIn(page, user.email);
    await expect(welcome(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await register(page);
    await expect(name(page)).toHaveValue('');
  });

  test('is gone after a while', async ({ page }) => {
    await page.clock.install();
    await begin(page);
    await page.clock.fastForward('14:00');
    await register(page);
    await expect(name(page)).toHaveValue('Left Behind');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    await page.clock.fastForward('16:00');
    await register(page);
    await expect(name(page)).toHaveValue('');
  });
});

test.describe('with the clock in the year after the build', () => {
  for (const path of ['/', '/terms', '/events', '/blog']) {
    test(`${path} is taken over without an error, and names the year`, async ({ page }) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.clock.setFixedTime('2027-01-01T09:00:00Z');
      await page.goto(path);
      await expect(page.getByRole('contentinfo')).toContainText(
        '© 2027 Institute of Management Consultants, Nigeria. All rights reserved',
      );
      expect(errors).toEqual([]);
    });
  }
});
