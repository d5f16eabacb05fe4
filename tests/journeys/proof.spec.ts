import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, type Session, sessionOf, storeSession } from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { emailOf, expect, test } from './journey.ts';

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

test('a picture that was sent on a phone is there on a second device, and can be removed', async ({
  page,
  browser,
  takePhotograph,
}) => {
  const session = await openPrefilledForm(page, emailOf('proof.devices'));
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
  const session = await openPrefilledForm(page, emailOf('proof.early'));
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
  const email = emailOf('proof.queried');
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
