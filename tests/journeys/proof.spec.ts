import { statSync } from 'node:fs';
import type { Page, Request } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, type Session, sessionOf, storeSession } from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';

interface Draft {
  readonly application_id: number;
  readonly proof: { readonly file: string } | null;
}

const draftOf = async (page: Page, { token }: Session) =>
  (await call<{ draft: Draft }>(page.request, '/open-application-draft.php', { token, method: 'POST' }))
    .draft;

/** Creates a member whose draft only lacks the proof of payment, and opens the application form. */
async function openPrefilledForm(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { name: 'Amaka Sample', email });
  const { application_id } = await draftOf(page, session);
  await call(page.request, '/save-application-draft.php', {
    token: session.token,
    data: { application_id, data: formWith() },
  });
  await page.goto('/login');
  await storeSession(page, session);
  await openForm(page);
  return session;
}

async function openForm(page: Page): Promise<void> {
  await page.goto('/dashboard/application?view=form');
  await expect(page.getByLabel('Surname')).toHaveValue('Nwosu');
}

const openSection = (page: Page, title: string) => sectionButton(page, title).click();
const kept = (page: Page) => page.getByText(/^Kept with your application/);

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

/** Limits the upload of the page, so that its progress can be seen. Returns a function that ends the limit. */
async function slowUpload(page: Page, bytesPerSecond: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const limit = async (uploadThroughput: number) => {
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  };
  await session.send('Network.enable');
  await limit(bytesPerSecond);
  return () => limit(-1);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('a 4 MB photograph survives a lost line, is sent once more by itself, and the application costs under 600 KB', async ({
    page,
    takePhotograph,
  }) => {
    test.slow();
    const session = await openPrefilledForm(page, `proof.line.${test.info().repeatEachIndex}@mail.example`);
    const path = await takePhotograph('IMG_2044.jpg', { width: 4000, height: 3000, grain: 70 });
    expect(statSync(path).size).toBeGreaterThan(3.5 * 1024 * 1024);

    const bytes = countBytes(page);
    await page.getByLabel('Surname').fill('Nwosu-Adebayo');
    await openSection(page, 'Professional');
    await page.getByLabel('Employer').fill('Sample Advisory Services');
    await expect(page.getByText(/^Saved \d/)).toBeVisible();

    await openSection(page, 'Proof of payment');
    const endLimit = await slowUpload(page, 40_000);
    await proofInput(page).setInputFiles(path);
    await expect(page.getByText(/^[1-9]\d* kB of \d+ kB$/)).toBeVisible({ timeout: 30_000 });
    await page.context().setOffline(true);
    await expect(page.getByText(/^Not sent: there is no connection/)).toBeVisible();
    await expect(kept(page)).toHaveCount(0);
    expect((await draftOf(page, session)).proof).toBeNull();

    await page.context().setOffline(false);
    await endLimit();
    await expect(kept(page)).toBeVisible({ timeout: 30_000 });
    const { proof } = await draftOf(page, session);
    expect(proof?.file).toBeTruthy();

    await openSection(page, 'Review');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
    const { applications } = await call<{ applications: { proof_of_payment: string }[] }>(
      page.request,
      '/get-applications.php',
      { token: session.token },
    );
    expect(applications.map(({ proof_of_payment }) => proof_of_payment)).toEqual([proof?.file]);

    const { sent, received, requests } = await bytes();
    test.info().annotations.push({
      type: 'bytes',
      description: JSON.stringify({ sent, received, requests }),
    });
    expect(sent + received).toBeLessThan(600_000);
  });
});

test('a picture that was sent on a phone is there on a second device, and can be removed', async ({
  page,
  browser,
  takePhotograph,
}) => {
  const session = await openPrefilledForm(page, `proof.devices.${test.info().repeatEachIndex}@mail.example`);
  await openSection(page, 'Proof of payment');
  await proofInput(page).setInputFiles(await takePhotograph());
  await expect(kept(page)).toBeVisible();

  const second = await browser.newContext();
  const device = await second.newPage();
  await device.goto('/login');
  await storeSession(device, await sessionOf(page.request, session.user.email));
  await device.goto('/dashboard/application?view=form&section=payment');
  await expect(kept(device)).toBeVisible();
  await device.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(kept(device)).toHaveCount(0);
  await expect.poll(async () => (await draftOf(page, session)).proof).toBeNull();
  await second.close();
});

test('submitting while the picture is on its way sends it with the application, once', async ({
  page,
  takePhotograph,
}) => {
  const session = await openPrefilledForm(page, `proof.early.${test.info().repeatEachIndex}@mail.example`);
  await page.route('**/api/upload-draft-proof.php', () => {
    // Never answered.
  });
  await openSection(page, 'Proof of payment');
  await proofInput(page).setInputFiles(await takePhotograph());
  await expect(page.getByRole('progressbar')).toBeVisible();
  await openSection(page, 'Review');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
  const { applications } = await call<{ applications: unknown[] }>(page.request, '/get-applications.php', {
    token: session.token,
  });
  expect(applications).toHaveLength(1);
});

test('a queried payment shows the question and takes a new picture', async ({ page, takePhotograph }) => {
  const email = `proof.queried.${test.info().repeatEachIndex}@mail.example`;
  const session = await newMember(page.request, { name: 'Amaka Sample', email });
  const { application_id } = await apply(
    page.request,
    session.token,
    formWith({ email }),
    await photograph(),
  );
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  await call(page.request, '/admin/update-payment.php', {
    token: admin.token,
    data: { application_id, state: 'queried', question: 'Which account was it sent from?' },
  });
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto('/dashboard/payments');
  await expect(page.getByText('Which account was it sent from?')).toBeVisible();
  await page.getByLabel('New picture of the transfer').setInputFiles(await takePhotograph());
  await expect(page.getByText(/Your new proof of payment was received/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`IMC-APP-${application_id}`) })).toContainText(
    'being checked',
  );

  await call(page.request, '/admin/update-payment.php', {
    token: admin.token,
    data: { application_id, state: 'confirmed', amount: 35_000 },
  });
  await page.reload();
  await page
    .getByRole('region', { name: 'Payment History' })
    .getByRole('button', { name: /^IMC-R-/ })
    .click();
  const receipt = page.getByRole('article', { name: /^Receipt IMC-R-/ });
  await expect(receipt).toContainText('Thirty-five thousand naira only');
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const code = /with the code ([\w-]+)\./.exec((await receipt.textContent()) ?? '')?.[1];

  await page.goto(`/verify#${code}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This receipt is genuine.')).toBeVisible();
  await expect(page.getByText('₦35,000')).toBeVisible();
});
