import { statSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { adminEmail, adminPassword } from './accounts.ts';
import { call, newMember, sessionOf, storeSession } from './api-setup.ts';
import { fillFurtherSections, fillPersonal, proofInput } from './application-sections.ts';
import { mouse } from './input-modes.ts';
import { emailOf, expect, test } from './journey.ts';

/** Adds up the bytes of all requests and responses, with their headers. A request that was broken off counts in full. */
function countBytes(page: Page) {
  const counts: Promise<{ path: string; sent: number; received: number }>[] = [];
  const count = async (request: Request) => {
    const headers = await request.allHeaders();
    const sizes = await request.sizes().catch(() => undefined);
    return {
      path: new URL(request.url()).pathname,
      sent:
        Number(headers['content-length'] ?? 0) +
        (sizes?.requestHeadersSize ?? JSON.stringify(headers).length),
      received: (sizes?.responseBodySize ?? 0) + (sizes?.responseHeadersSize ?? 0),
    };
  };
  const onEnd = (request: Request) => {
    if (request.url().startsWith('http')) counts.push(count(request));
  };
  page.on('requestfinished', onEnd);
  page.on('requestfailed', onEnd);
  return async () => {
    const requests = await Promise.all(counts);
    const sum = (key: 'sent' | 'received') => requests.reduce((total, request) => total + request[key], 0);
    return { sent: sum('sent'), received: sum('received'), requests };
  };
}

/** A line with 50 kbit/s in both directions and 300 ms until an answer starts. */
const slowLine = { offline: false, latency: 300, downloadThroughput: 6250, uploadThroughput: 6250 };

/** Gives the page a slow line. Returns functions that take it away and bring it back. */
async function useSlowLine(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { ...slowLine, offline });
  await set(false);
  return { lose: () => set(true), restore: () => set(false) };
}

test.describe('on a phone with a slow line', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a member applies at 50 kbit/s, the line is lost twice, the application costs under 600 KB, and the receipt is there', async ({
    page,
    takePhotograph,
  }) => {
    test.setTimeout(300_000);
    const email = emailOf('first');
    const session = await newMember(page.request, { name: 'Amaka Sample', email });
    const photograph = await takePhotograph('IMG_2044.jpg', { width: 4000, height: 3000, grain: 70 });
    expect(statSync(photograph).size).toBeGreaterThan(3.5 * 1024 * 1024);
    await page.goto('/login');
    await storeSession(page, session);
    await page.goto('/dashboard');
    const start = page.getByRole('link', { name: 'Start your application' });
    await expect(start).toBeVisible();

    const bytes = countBytes(page);
    const line = await useSlowLine(page);
    const slow = { timeout: 60_000 };
    const kept = page.getByText(/^Kept with your application/);
    const saved = page.getByText(/^Saved \d/);
    const input = mouse(page);

    await test.step('the form is filled in; the line is lost while typing', async () => {
      await start.click();
      await expect(page.getByLabel('Surname')).toBeVisible(slow);
      await fillPersonal(page, input);
      await expect(saved).toBeVisible(slow);
      await line.lose();
      await page.getByLabel('Surname').fill('Sample-Offline');
      await expect(page.getByText(/^Saved on this device only. No connection/)).toBeVisible();
      await line.restore();
      await expect(saved).toBeVisible(slow);
      await fillFurtherSections(page, input);
    });

    await test.step('the photograph is sent once more by itself after the line was lost', async () => {
      await proofInput(page).setInputFiles(photograph);
      await expect(page.getByText(/^[1-9]\d* kB of \d+ kB$/)).toBeVisible(slow);
      await line.lose();
      await expect(page.getByText(/^Not sent: there is no connection/)).toBeVisible();
      await expect(kept).toHaveCount(0);
      await line.restore();
      await expect(kept).toBeVisible({ timeout: 120_000 });
    });

    await test.step('the application is submitted once, and the bytes are counted', async () => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!', slow);
      const { sent, received, requests } = await bytes();
      test.info().annotations.push({
        type: 'bytes',
        description: JSON.stringify({ sent, received, requests }),
      });
      expect(sent + received).toBeLessThan(600_000);
    });

    await test.step('the treasurer confirms the payment, and the member reads the receipt', async () => {
      const { applications } = await call<{ applications: { id: number; surname: string }[] }>(
        page.request,
        '/get-applications.php',
        { token: session.token },
      );
      expect(applications.map(({ surname }) => surname)).toEqual(['Sample-Offline']);
      const admin = await sessionOf(page.request, adminEmail, adminPassword);
      await call(page.request, '/admin/update-payment.php', {
        token: admin.token,
        data: { application_id: applications[0]?.id, state: 'confirmed', amount: 35_000 },
      });
      await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
      await page.getByRole('link', { name: 'Payments', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible(slow);
      await page.reload();
      await page
        .getByRole('region', { name: 'Payment History' })
        .getByRole('button', { name: /^IMC-R-/ })
        .click(slow);
      await expect(page.getByRole('article', { name: /^Receipt IMC-R-/ })).toContainText(
        'Thirty-five thousand naira only',
        slow,
      );
    });
  });
});
