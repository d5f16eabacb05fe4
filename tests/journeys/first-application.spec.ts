import type { Page, Request } from '@playwright/test';
import { call, newMember, openAs, pictureFile } from './api-setup.ts';
import { fillFurtherSections, fillPersonal, proofInput } from './application-sections.ts';
import { mouse } from './input-modes.ts';
import { expect, test } from './journey.ts';

/** All requests and responses with their headers. An aborted request counts in full. */
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

/** Functions that change the connection of the page. The slow one has 50 kbit/s, on which an upload can be lost halfway. */
async function lineOf(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (offline: boolean, throughput = -1) =>
    session.send('Network.emulateNetworkConditions', {
      offline,
      latency: 0,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  return { slow: () => set(false, 6250), lose: () => set(true), restore: () => set(false) };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a member applies, the line is lost twice, and the application costs under 600 KB', async ({
    page,
  }) => {
    const session = await newMember(page.request);
    const picture = await pictureFile({ width: 4000, height: 3000, grain: 70 });
    expect(picture.buffer.length).toBeGreaterThan(3.5 * 1024 * 1024);
    await openAs(page, session, '/dashboard');
    const start = page.getByRole('link', { name: 'Start your application' });
    await expect(start).toBeVisible();

    const bytes = countBytes(page);
    const line = await lineOf(page);
    const saved = page.getByText(/^Saved \d/);

    await test.step('the form is filled in; the line is lost while typing', async () => {
      await start.click();
      await fillPersonal(page, mouse);
      await expect(saved).toBeVisible();
      await line.lose();
      await page.getByLabel('Surname').fill('Sample-Offline');
      await expect(page.getByText(/^Saved on this device only. It will be sent/)).toBeVisible();
      await line.restore();
      await expect(saved).toBeVisible();
      await fillFurtherSections(page, mouse);
    });

    await test.step('the photograph is sent once more by itself after the line was lost', async () => {
      const kept = page.getByText(/^Saved with your application/);
      await line.slow();
      await proofInput(page).setInputFiles(picture);
      await expect(page.getByText(/^[1-9]\d* kB of \d+ kB$/)).toBeVisible();
      await line.lose();
      await expect(page.getByText(/^Not sent: there is no connection/)).toBeVisible();
      await expect(kept).toHaveCount(0);
      await line.restore();
      await expect(kept).toBeVisible();
    });

    await test.step('the application is submitted once, and the bytes are counted', async () => {
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByRole('button', { name: 'Submit Application' }).click();
      await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
      const { applications } = await call<{ applications: { surname: string }[] }>(
        page.request,
        '/get-applications.php',
        { token: session.token },
      );
      expect(applications.map(({ surname }) => surname)).toEqual(['Sample-Offline']);
      const { sent, received, requests } = await bytes();
      test.info().annotations.push({
        type: 'bytes',
        description: JSON.stringify({ sent, received, requests }),
      });
      expect(sent + received).toBeLessThan(600_000);
    });
  });
});
