import type { Locator } from '@playwright/test';
import { adminSession, newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

// For a signed-in person, the bar and the account pages lead to their area.

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
  // In every frame from the first paint on: whether a visitor's link can be seen.
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
  await openAs(page, await newMember(page.request, { name: 'Adaeze Sample' }), '/faq');
  const dashboard = bar.getByRole('link', { name: 'Dashboard signed in as Adaeze Sample' });
  await expect(dashboard).toBeVisible();
  expect(await page.evaluate(() => 'visitorLinkSeen' in window && window.visitorLinkSeen)).toBe(false);
  await fontsLoaded();
  expect(await contact.boundingBox()).toEqual(place);

  await test.step('S-2.103: the bar and the member area draw the same cloth', async () => {
    const drawingIn = async (area: Locator) => {
      const drawing = await area.locator('span > svg:has(> use)').first().innerHTML();
      const [, id = ''] = /id="([^"]+)"/.exec(drawing) ?? [];
      return id ? drawing.replaceAll(id, '') : drawing;
    };
    const cloth = await drawingIn(dashboard);
    await dashboard.click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await drawingIn(bar)).toBe(cloth);
  });

  await test.step('S-2.83: the account pages lead to the member area, and the admin area does not open', async () => {
    for (const path of ['/login', '/register']) {
      await page.goto(path);
      await expect(page).toHaveURL('/dashboard');
    }
    await page.goto('/admin/payments');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/Your account can’t open that page/)).toBeVisible();
  });

  await test.step('ACC-3: Apply Now on the card of a grade opens the application form with it', async () => {
    await page.goto('/membership/application');
    await page.getByRole('link', { name: 'Apply Now for Fellow', exact: true }).click();
    await expect(page).toHaveURL('/dashboard/application?view=form&grade=FIMC');
    await page.getByRole('button', { name: /Grade and declaration,/ }).click();
    await expect(page.getByLabel(/^Membership category/i)).toHaveValue('FIMC');
  });

  await test.step('the bar of an admin leads to the dashboard of admins', async () => {
    await openAs(page, await adminSession(page.request), '/events');
    await bar.getByRole('link', { name: /^Dashboard/ }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  });
});

test('ACC-3: the address of a card opens the sign-up with its grade, as the prerendered page is hydrated', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto('/register?grade=FIMC&marketer=MKT-ADA');
  await expect(page.getByText(/^You were referred with the code MKT-ADA/)).toBeVisible();
  await expect(page.getByLabel('Membership type')).toHaveValue('Fellow');
  expect(errors).toEqual([]);
});

test('a slow page shows a line after it was followed', async ({ page }) => {
  await page.goto('/faq');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/events.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('progressbar', { name: 'The page is loading' })).toBeVisible();
  release();
  await expect(page).toHaveURL('/events');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
});
