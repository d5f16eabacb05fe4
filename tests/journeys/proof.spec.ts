import type { Page } from '@playwright/test';
import {
  adminSession,
  apply,
  call,
  draftOf,
  newMember,
  openAs,
  pictureFile,
  type Session,
  saveDraft,
  sessionOf,
} from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';

/** The member's draft only lacks the proof of payment. */
async function openProof(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { email });
  await saveDraft(page.request, session.token);
  await openAs(page, session, '/dashboard/application?view=form&section=payment');
  return session;
}

const applicationsOf = async (page: Page, token: string) =>
  (await call<{ applications: unknown[] }>(page.request, '/get-applications.php', { token })).applications;

const kept = (page: Page) => page.getByText(/^Saved with your application/);

test('a picture that was sent on a phone is there on a second device, and can be removed', async ({
  page,
  browser,
}) => {
  const session = await openProof(page, 'proof.devices@mail.example');
  await proofInput(page).setInputFiles(await pictureFile());
  await expect(kept(page)).toBeVisible();

  const second = await browser.newContext();
  const device = await second.newPage();
  await openAs(
    device,
    await sessionOf(page.request, session.user.email),
    '/dashboard/application?view=form&section=payment',
  );
  await expect(kept(device)).toBeVisible();
  await device.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(kept(device)).toHaveCount(0);
  await expect.poll(async () => (await draftOf(page.request, session.token)).proof).toBeNull();
  await second.close();
});

test('submitting while the picture is on its way sends it with the application, once', async ({ page }) => {
  const session = await openProof(page, 'proof.early@mail.example');
  await page.route('**/api/upload-draft-proof.php', () => {
    // Never answered.
  });
  await proofInput(page).setInputFiles(await pictureFile());
  await expect(page.getByRole('progressbar')).toBeVisible();
  await sectionButton(page, 'Review').click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
  expect(await applicationsOf(page, session.token)).toHaveLength(1);
});

test('a submission whose answer is lost and that is sent again twice is one application', async ({
  page,
}) => {
  const { token } = await openProof(page, 'proof.lost@mail.example');
  await proofInput(page).setInputFiles(await pictureFile());
  await expect(kept(page)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.route(
    '**/api/membership-application.php',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  const submit = page.getByRole('button', { name: 'Submit Application' });
  const alert = page.getByRole('alertdialog');
  await submit.click();
  await expect(alert).toContainText('Server error. Please try again.');
  await alert.getByRole('button', { name: 'OK' }).click();
  await submit.dblclick();
  await expect(alert).toContainText('Application submitted successfully!');
  expect(await applicationsOf(page, token)).toHaveLength(1);
});

test('a queried payment shows the question and takes a new picture', async ({ page, passUndoTime }) => {
  const email = 'proof.queried@mail.example';
  const session = await newMember(page.request, { email });
  const application_id = await apply(page.request, session.token);
  const admin = await adminSession(page.request);
  await call(page.request, '/admin/update-payment.php', {
    token: admin.token,
    data: { application_id, state: 'queried', question: 'Which account was it sent from?' },
  });
  await openAs(page, session, '/dashboard/payments');
  await expect(page.getByText('Which account was it sent from?')).toBeVisible();
  await page.getByLabel('New proof of payment').setInputFiles(await pictureFile());
  await page.getByRole('button', { name: 'Send answer' }).click();
  await expect(page.getByText(/Your new proof of payment was received/)).toBeVisible();
  await expect(page.getByRole('row', { name: new RegExp(`IMC-APP-${application_id}`) })).toContainText(
    'still checking our bank statement',
  );

  await call(page.request, '/admin/update-payment.php', {
    token: admin.token,
    data: { application_id, state: 'confirmed', amount: 5_000 },
  });
  await passUndoTime();
  await page.reload();
  await page
    .getByRole('region', { name: 'Payment History' })
    .getByRole('button', { name: /^Receipt IMC-R-/ })
    .click();
  const receipt = page.getByRole('article', { name: /^Receipt IMC-R-/ });
  await expect(receipt).toContainText('Five thousand naira only');
  await page.emulateMedia({ media: 'print' });
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'screen' });
  const code = /with the code ([\w-]+)\./.exec((await receipt.textContent()) ?? '')?.[1];

  await page.goto(`/verify#${code}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('This receipt is genuine.')).toBeVisible();
  await expect(page.getByText('₦5,000')).toBeVisible();
});
