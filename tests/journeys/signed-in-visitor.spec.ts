import type { Locator } from '@playwright/test';
import { adminEmail, adminPassword } from './accounts.ts';
import { newMember, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

// The public pages for a person who is signed in: the bar leads to their area, and so do the account pages.

const pagesOfGroups = {
  'About Us': ['/about-us', '/about-us/mission', '/about-us/code-of-ethics', '/about-us/global-links'],
  Membership: ['/membership/benefits', '/membership/form', '/membership/IMC-Application'],
};

for (const [group, paths] of Object.entries(pagesOfGroups)) {
  for (const path of [...paths, '/events']) {
    test(`${group} is ${path === '/events' ? 'not ' : ''}marked in the bar on ${path}`, async ({ page }) => {
      await page.goto(path);
      const button = page.getByRole('banner').getByRole('button', { name: group });
      if (path === '/events') await expect(button).not.toHaveAttribute('aria-current');
      else await expect(button).toHaveAttribute('aria-current', 'true');
    });
  }
}

test('the bar of a member leads to the dashboard, and nothing in it moves or shows the visitor’s links first', async ({
  page,
}) => {
  await page.goto('/faq');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  const contact = bar.getByRole('link', { name: 'Contact Us' });
  // Words are some pixels wider or narrower in the fallback font.
  const fontsLoaded = () => page.evaluate(() => document.fonts.ready.then(() => {}));
  await fontsLoaded();
  const place = await contact.boundingBox();
  const member = await newMember(page.request, {
    name: 'Adaeze Sample',
    email: emailOf('bar'),
  });
  await storeSession(page, member);
  // Records, in every frame from the first paint on, whether a visitor's link can be seen.
  await page.addInitScript(() => {
    Object.assign(window, { visitorLinkSeen: false });
    const look = () => {
      const link = document.querySelector('header a[href="/login"]');
      if (link?.checkVisibility({ visibilityProperty: true }))
        Object.assign(window, { visitorLinkSeen: true });
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto('/faq');
  const dashboard = bar.getByRole('link', { name: 'Dashboard signed in as Adaeze Sample' });
  await expect(dashboard).toBeVisible();
  expect(await page.evaluate(() => 'visitorLinkSeen' in window && window.visitorLinkSeen)).toBe(false);
  await fontsLoaded();
  expect(await contact.boundingBox()).toEqual(place);
  await dashboard.click();
  await expect(page).toHaveURL('/dashboard');
  for (const path of ['/login', '/register']) {
    await page.goto(path);
    await expect(page).toHaveURL('/dashboard');
  }
  await page.goto('/admin/payments');
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/your account may not open that page/)).toBeVisible();
});

test('S-2.103: the bar and the member area draw the same cloth, and that of a namesake is another', async ({
  page,
}) => {
  const drawingIn = async (place: Locator) => {
    const drawing = await place.locator('span > svg:has(> use)').first().innerHTML();
    const [, id = ''] = /id="([^"]+)"/.exec(drawing) ?? [];
    return id ? drawing.replaceAll(id, '') : drawing;
  };
  const cloths: string[] = [];
  for (const person of ['one', 'other']) {
    await page.goto('/faq');
    const member = await newMember(page.request, {
      name: 'Bola Sample',
      email: emailOf(`cloth.${person}`),
    });
    await storeSession(page, member);
    await page.goto('/faq');
    const dashboard = page.getByRole('banner').getByRole('link', { name: /^Dashboard/ });
    const cloth = await drawingIn(dashboard);
    await dashboard.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawingIn(page.getByRole('banner'))).toBe(cloth);
    cloths.push(cloth);
  }
  expect(cloths[0]).not.toBe(cloths[1]);
});

test('the bar of an admin leads to the admin’s dashboard', async ({ page }) => {
  await page.goto('/events');
  await storeSession(page, await sessionOf(page.request, adminEmail, adminPassword));
  await page.goto('/events');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Dashboard/ })
    .click();
  await expect(page).toHaveURL('/admin/dashboard');
});

test('a stored session that cannot be read leaves the visitor’s links', async ({ page }) => {
  await page.goto('/faq');
  await page.evaluate(() => {
    localStorage.setItem('user', '{broken');
    localStorage.setItem('token', 'abc');
  });
  await page.goto('/faq');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('a slow page shows a line after it was followed', async ({ page }) => {
  await page.goto('/faq');
  await page.route(/events.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.getByRole('main').getByRole('link', { name: 'Previous Events' }).click();
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toBeVisible();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
