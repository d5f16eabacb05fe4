import type { Page } from '@playwright/test';
import { isSignedIn, newMember, openAs, type Session, signIn, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

/** With a session that is not in any browser. */
const createUser = (page: Page, name: string): Promise<Session> =>
  newMember(page.request, { name, email: `${name.replace(' ', '.').toLowerCase()}@mail.example` });

/** The member area. */
async function openArea(page: Page, session: Session, path = '/dashboard') {
  await openAs(page, session, path);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
}

const welcome = (page: Page) => page.getByRole('heading', { level: 1, name: /^Welcome/ });

/** Of the session and of pending revocations in local storage. */
const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key !== 'welcome-banner'));

test('every call of any page carries the stored token', async ({ page }) => {
  const session = await createUser(page, 'Amaka Sample');
  await storeSession(page, session);
  for (const [path, form, button, call] of [
    ['/events', 'contentinfo', 'Subscribe', 'newsletter-subscribe'],
    ['/blog', 'contentinfo', 'Subscribe', 'newsletter-subscribe'],
    ['/forgot-password', 'main', 'Send the link', 'forgot-password'],
  ] as const) {
    await page.goto(path);
    const request = page.waitForRequest(`**/api/${call}.php`);
    await page.getByRole(form).getByLabel('Email').fill(session.user.email);
    await page.getByRole(form).getByRole('button', { name: button }).click();
    expect((await request).headers().authorization, path).toBe(`Bearer ${session.token}`);
  }
});

// The sign-in page redirects signed-in people, so the second session is stored from outside.
test('a session of another user in one tab switches the other tab, without data of the previous user', async ({
  page,
  context,
}) => {
  const before = await createUser(page, 'Chidi Sample');
  const after = await createUser(page, 'Dayo Sample');
  await openArea(page, before, '/dashboard/profile');
  await page.getByLabel('Organization').fill('Typed by Chidi');
  const other = await context.newPage();
  await other.goto('/about-us');
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

test('signing out without a connection clears the device at once, shows a notice, and revokes the session when the server is reachable', async ({
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
  expect(await isSignedIn(page, session)).toBe(true);

  await context.setOffline(false);
  await expect.poll(() => isSignedIn(page, session)).toBe(false);
  await expect(page.getByText(/^You are signed out on this device/)).toHaveCount(0);
  await expect.poll(() => storedKeys(page)).toEqual([]);
});

test('a profile that was requested before a save does not overwrite it', async ({ page }) => {
  const session = await createUser(page, 'Ifeoma Sample');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: received, resolve: receive } = Promise.withResolvers<void>();
  await page.route(
    '**/api/get-profile.php',
    async (route) => {
      const response = await route.fetch();
      receive();
      await released;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await openAs(page, session, '/dashboard/profile');
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
  // The page has processed the response.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  expect(await organization()).toBe('Sample Logistics Ltd');
});

test('the sign-up draft is restored when the user returns, and cleared after signing in and out', async ({
  page,
}) => {
  const { user } = await createUser(page, 'Lami Sample');
  const name = page.getByLabel('Full name');
  await page.goto('/register');
  await name.fill('Left Behind');
  await page.getByRole('link', { name: 'Institute of Management Consultants' }).first().click();
  await page.getByRole('contentinfo').getByRole('link', { name: /blog/i }).click();
  await expect(page).toHaveURL('/blog');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/register');
  await expect(name).toHaveValue('Left Behind');

  await page.getByRole('link', { name: 'Sign in' }).click();
  // The fields of both pages have the same names.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await signIn(page, user.email);
  await expect(welcome(page)).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  // A link, so that the page is not reloaded.
  await page.getByRole('link', { name: 'Join' }).click();
  await expect(page).toHaveURL('/register');
  await expect(name).toHaveValue('');
});

test('in the year after the build, pages hydrate without an error and show the current year', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(error.message));
  await page.clock.setFixedTime('2027-01-01T09:00:00Z');
  for (const path of ['/', '/terms', '/events', '/blog']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toContainText(
      '© 2027 Institute of Management Consultants, Nigeria. All rights reserved',
    );
  }
  expect(errors).toEqual([]);
});
