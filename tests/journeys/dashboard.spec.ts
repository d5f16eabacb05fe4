import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, newMember, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

test('the dashboard is one call, leads to what awaits, and loads its charts after the figures are painted', async ({
  page,
}) => {
  const email = emailOf('awaiting');
  const member = await newMember(page.request, { name: 'Awaiting Sample', email });
  await apply(page.request, member.token, formWith({ email }), await photograph());
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  await page.goto('/login');
  await storeSession(page, admin);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) calls.push(pathname);
  });
  // Records the start of the frame that paints the figures.
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('main')?.textContent?.includes('Total Applications'))
        performance.mark('figures');
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

  await page.goto('/admin/dashboard');
  const opening = page.getByRole('heading', { name: /^[\d,]+ awaits? a decision, the oldest since \d/ });
  await expect(opening).toBeVisible();
  await expect(page.getByRole('img', { name: 'Applications and approvals per month' })).toBeVisible();
  expect(calls).toEqual(['/api/admin/dashboard-stats.php']);
  const { figures, charts } = await page.evaluate(() => ({
    figures: performance.getEntriesByName('figures')[0]?.startTime ?? 0,
    charts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('chart-canvas'))
      .map(({ startTime }) => startTime),
  }));
  expect(charts.length).toBeGreaterThan(0);
  for (const start of charts) expect(start).toBeGreaterThan(figures);

  await page.getByRole('button', { name: /^Notifications: [\d,]+ applications? awaits? a decision/ }).click();
  await expect(page.getByRole('link', { name: /payments? awaits? confirmation/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: /^Review (them|it)$/ }).click();
  await expect(page).toHaveURL('/admin/applications?status=pending&sort=date&order=asc');
  await expect(page.getByRole('heading', { name: 'Membership Applications' })).toBeVisible();
});

test('S-12.210: without the script of the charts, the dashboard shows their figures as tables', async ({
  page,
}) => {
  const email = emailOf('charts');
  const member = await newMember(page.request, { name: 'Charts Sample', email });
  await apply(page.request, member.token, formWith({ email }), await photograph());
  await page.goto('/login');
  await storeSession(page, await sessionOf(page.request, adminEmail, adminPassword));
  const script = /\/assets\/[a-z-]*chart-canvas/;
  await page.route(script, (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
  await page.goto('/admin/dashboard');
  await lost;
  await page.getByText('Show the figures').first().click();
  await expect(page.getByRole('table', { name: 'Applications and approvals per month' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
});
