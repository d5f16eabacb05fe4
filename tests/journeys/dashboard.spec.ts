import { adminSession, apply, newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

test('the dashboard is one call, loads its charts after the figures are painted or shows tables, and leads to what awaits', async ({
  page,
}) => {
  const member = await newMember(page.request);
  await apply(page.request, member.token);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/admin/')) calls.push(pathname);
  });

  await test.step('SITE-7: without the script of the charts, their figures are tables', async () => {
    const script = /\/assets\/[a-z-]*chart-canvas/;
    await page.route(script, (route) => route.abort());
    const lost = page.waitForEvent('requestfailed', (request) => script.test(request.url()));
    await openAs(page, await adminSession(page.request), '/admin/dashboard');
    await lost;
    await page.getByText('Show the figures').first().click();
    await expect(page.getByRole('table', { name: 'Applications and approvals per month' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
    await page.unroute(script);
  });

  await test.step('the script is loaded after the frame that paints the figures, and nothing else is called', async () => {
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('main')?.textContent?.includes('Total Applications'))
          performance.mark('figures');
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    calls.length = 0;
    await page.reload();
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
  });

  await test.step('its headline and the bell lead to what awaits', async () => {
    await expect(
      page.getByRole('heading', { name: /^1 application awaits a decision, the oldest since \d/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: /^Notifications: 1 application awaits a decision/ }).click();
    await expect(page.getByRole('link', { name: /payments? awaits? confirmation/ })).toHaveCount(2);
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Review it' }).click();
    await expect(page).toHaveURL('/admin/applications?status=pending&sort=date&order=asc');
    await expect(page.getByRole('heading', { name: 'Membership Applications' })).toBeVisible();
  });
});
