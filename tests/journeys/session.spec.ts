import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page, Route } from '@playwright/test';
import { newMember, password, type Session, sessionOf, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

/** Creates an account with a session that is not in any browser. */
const createUser = (page: Page, name: string): Promise<Session> =>
  newMember(page.request, { name, email: `${randomUUID()}@mail.example` });

/** Stores a session in the browser and opens the member area. */
async function openArea(page: Page, session: Session, path = '/dashboard') {
  await page.goto('/terms');
  await storeSession(page, session);
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

async function signIn(page: Page, email: string) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ });

/** Returns the keys of the session and of pending revocations in local storage. */
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'welcome-banner'));

/** Whether the server still accepts a session. */
const isKnown = async (page: Page, { token }: Session) =>
  (
    await page.request.get('/api/get-profile.php', { headers: { Authorization: `Bearer ${token}` } })
  ).status() === 200;

/** Delays the next response of a call until it is released. */
async function delayResponse(page: Page, address: string) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  const handler = async (route: Route) => {
    const response = await route.fetch();
    receive();
    await released;
    await route.fulfill({ response });
  };
  await page.route(address, handler, { times: 1 });
  return { received, release };
}

/** Waits until the page has processed a response. */
const processed = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));

test.describe('the session on any page', () => {
  for (const path of ['/events', '/blog', '/terms']) {
    test(`a call from ${path} carries the stored token`, async ({ page }) => {
      const session = await createUser(page, 'Amaka Sample');
      await page.goto('/terms');
      await storeSession(page, session);
      await page.goto(path);
      const call = page.waitForRequest('**/api/newsletter-subscribe.php');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel('Email').fill(session.user.email);
      await footer.getByRole('button', { name: 'Subscribe' }).click();
      expect((await call).headers().authorization).toBe(`Bearer ${session.token}`);
    });
  }

  test('a call from /forgot-password carries the stored token', async ({ page }) => {
    const session = await createUser(page, 'Amaka Sample');
    await page.goto('/terms');
    await storeSession(page, session);
    await page.goto('/forgot-password');
    const call = page.waitForRequest('**/api/forgot-password.php');
    await page.getByLabel('Email').fill(session.user.email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    expect((await call).headers().authorization).toBe(`Bearer ${session.token}`);
  });

  test('invalid stored data is removed on a public page', async ({ page }) => {
    await page.goto('/terms');
    await page.evaluate(() => {
      localStorage.setItem('user', '{broken');
      localStorage.setItem('token', 'abc');
    });
    await page.goto('/events');
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test('a public page loads no session scripts without a session', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/events');
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /\/(client|answers)-.*\.js$/.test(path))).toEqual([]);
  });
});

test.describe('two tabs', () => {
  /** Opens a second tab of the same browser. */
  const open = async (context: BrowserContext, path: string) => {
    const tab = await context.newPage();
    await tab.goto(path);
    await tab.locator('html[data-hydrated]').waitFor({ state: 'attached' });
    return tab;
  };

  test('signing out in one tab signs out in the other', async ({ page, context }) => {
    await openArea(page, await createUser(page, 'Bisi Sample'));
    const other = await open(context, '/dashboard/profile');
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(other).toHaveURL('/login');
    await expect(other.getByText(/^Your session has ended/)).toBeVisible();
    // The revocation stays stored until the server has answered it.
    await expect.poll(() => storedKeys(other)).toEqual([]);
  });

  // The sign-in page leads signed-in people on, so the second session comes into the browser from outside.
  test('a session of another user in one tab switches the other tab, without data of the previous user', async ({
    page,
    context,
  }) => {
    const before = await createUser(page, 'Chidi Sample');
    const after = await createUser(page, 'Dayo Sample');
    await openArea(page, before, '/dashboard/profile');
    await page.getByLabel('Organization').fill('Typed by Chidi');
    const other = await open(context, '/about-us');
    const request = page.waitForRequest('**/api/get-applications.php*');
    await storeSession(other, after);
    await other.goto('/dashboard');
    await expect(welcome(other)).toHaveText('Welcome, Dayo Sample');
    await expect(welcome(page)).toHaveText('Welcome, Dayo Sample');
    expect((await request).headers().authorization).toBe(
      `Bearer ${await other.evaluate(() => localStorage.getItem('token'))}`,
    );
    await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
    await expect(page.getByText(after.user.email).first()).toBeVisible();
    await expect(page.getByText(before.user.email)).toHaveCount(0);
    await expect(page.getByLabel('Organization')).toHaveValue('');
  });
});

test.describe('signing out without a connection', () => {
  test('clears the device at once, shows a notice, and revokes the session when the server is reachable', async ({
    page,
    context,
  }) => {
    const session = await createUser(page, 'Efe Sample');
    await openArea(page, session);
    // Waits until the sign-in page is prefetched.
    await expect(page.locator('link[rel=modulepreload][href*="/login-"]')).toBeAttached();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^You are signed out on this device/)).toBeVisible();
    expect((await storedKeys(page)).filter((key) => key !== 'revocations')).toEqual([]);
    expect(await isKnown(page, session)).toBe(true);

    await context.setOffline(false);
    await expect.poll(() => isKnown(page, session)).toBe(false);
    await expect(page.getByText(/^You are signed out on this device/)).toHaveCount(0);
    await expect.poll(() => storedKeys(page)).toEqual([]);
  });

  test('revokes the session on the next page load without affecting the user who has signed in since', async ({
    page,
  }) => {
    const [signedOut, signedIn] = [
      await createUser(page, 'Femi Sample'),
      await createUser(page, 'Gozie Sample'),
    ];
    await openArea(page, signedOut);
    await page.route('**/api/signout.php', (route) => route.abort());
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByText(/^You are signed out on this device/)).toBeVisible();
    await signIn(page, signedIn.user.email);
    await expect(welcome(page)).toHaveText('Welcome, Gozie Sample');
    const cookie = async () =>
      (await page.context().cookies()).find(({ path }) => path === '/uploads')?.value;
    const pictures = await cookie();
    expect(pictures).toBeTruthy();

    await page.unroute('**/api/signout.php');
    await page.goto('/events');
    await expect.poll(() => isKnown(page, signedOut)).toBe(false);
    await expect.poll(() => storedKeys(page)).toEqual(expect.not.arrayContaining(['revocations']));
    expect(await cookie()).toBe(pictures);
    await page.goto('/dashboard');
    await expect(welcome(page)).toHaveText('Welcome, Gozie Sample');
  });
});

test.describe('late responses', () => {
  test('the rejection of an old token does not end the new session', async ({ page }) => {
    const session = await createUser(page, 'Habiba Sample');
    const fresh = await sessionOf(page.request, session.user.email);
    await page.goto('/terms');
    await storeSession(page, session);
    await page.request.post('/api/signout.php', { headers: { Authorization: `Bearer ${session.token}` } });
    const { received, release } = await delayResponse(page, '**/api/get-profile.php');
    // The page's list of devices would be rejected at once.
    await page.route('**/api/sessions.php', (route) => route.abort());
    await page.goto('/dashboard/profile');
    await received;
    // Another tab signs in again, which triggers storage events in this tab.
    const other = await page.context().newPage();
    await other.goto('/terms');
    await storeSession(other, fresh);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBe(fresh.token);
    const finished = page.waitForEvent('requestfinished', (request) => request.url().includes('get-profile'));
    release();
    await finished;
    await processed(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page).toHaveURL('/dashboard/profile');
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBe(fresh.token);
  });

  test('a profile that was requested before a save does not overwrite it', async ({ page }) => {
    const session = await createUser(page, 'Ifeoma Sample');
    await page.goto('/terms');
    await storeSession(page, session);
    const { received, release } = await delayResponse(page, '**/api/get-profile.php');
    await page.goto('/dashboard/profile');
    await received;
    await page.getByLabel('Organization').fill('Sample Logistics Ltd');
    await page.getByRole('button', { name: 'Save profile' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Profile updated successfully');
    const organization = () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}').organization);
    await expect.poll(organization).toBe('Sample Logistics Ltd');
    const finished = page.waitForEvent('requestfinished', (request) => request.url().includes('get-profile'));
    release();
    await finished;
    await processed(page);
    expect(await organization()).toBe('Sample Logistics Ltd');
  });
});

test.describe('signing in', () => {
  test('reports a missing connection, and works when it is back', async ({ page, context }) => {
    const { user } = await createUser(page, 'Jide Sample');
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

  for (const [name, breakStorage] of [
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
    test(`works until the page is closed when storage is ${name}`, async ({ page }) => {
      const { user } = await createUser(page, 'Kemi Sample');
      await page.addInitScript(breakStorage);
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

test.describe('the sign-up draft', () => {
  const name = (page: Page) => page.getByLabel('Full name');
  const startRegistration = async (page: Page) => {
    await page.goto('/register');
    await name(page).fill('Left Behind');
    await page.getByRole('link', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/login');
    // The fields of both pages have the same names.
    await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  };
  /** Follows a link, so that the page is not reloaded. */
  const register = async (page: Page) => {
    await page.getByRole('link', { name: 'Create one' }).click();
    await expect(page).toHaveURL('/register');
  };

  test('is restored when the user returns from other pages', async ({ page }) => {
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

  test('is cleared when a user has signed in and out', async ({ page }) => {
    const { user } = await createUser(page, 'Lami Sample');
    await startRegistration(page);
    await signIn(page, user.email);
    await expect(welcome(page)).toBeVisible();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await register(page);
    await expect(name(page)).toHaveValue('');
  });

  test('expires', async ({ page }) => {
    await page.clock.install();
    await startRegistration(page);
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

test.describe('in the year after the build', () => {
  for (const path of ['/', '/terms', '/events', '/blog']) {
    test(`${path} hydrates without an error and shows the current year`, async ({ page }) => {
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
