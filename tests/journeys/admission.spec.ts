import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { adminSession, apply, call, decide, newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

// From the submission to the decision: withdrawal, admission sheet and prints.

/** Names of the animations that start from now on, also after each reload. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { startedAnimations: names });
    addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  });

const strikes = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { startedAnimations: string[] }).startedAnimations.filter((name) =>
        /strike/.test(name),
      ).length,
  );

test('an applicant withdraws, applies again, and sees the sheet of admission, its seal struck once, and prints it alone', async ({
  page,
  passUndoTime,
}) => {
  await recordAnimations(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const session = await newMember(page.request);
  const form = formWith({ surname: 'Nwosu', otherNames: 'Amaka Grace' });
  const first = await apply(page.request, session.token, form);
  const sheet = page.getByRole('article', { name: 'Amaka Grace Nwosu' });

  await test.step('the application is with the committee until it is withdrawn; there is no certificate', async () => {
    await openAs(page, session, '/dashboard');
    await expect(page.getByRole('heading', { name: /^Your application is with/ })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await page.goto(`/dashboard/application?view=read&id=${first}`);
    await page.getByRole('button', { name: 'Withdraw application' }).click();
    const dialog = page.getByRole('alertdialog', { name: `Withdraw IMC-APP-${first}` });
    await dialog.getByRole('button', { name: 'Withdraw' }).click();
    await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
    await page.getByRole('button', { name: 'Back to My Applications' }).click();
    await expect(page.getByRole('row', { name: /Nwosu/ })).toContainText('withdrawn');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'You have withdrawn your application' })).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Start your application' })).toBeVisible();
    await page.goto('/dashboard/payments');
    await expect(page.getByText(/^Nothing is pending/)).toBeVisible();
  });

  const id = await apply(page.request, session.token, form);
  const admin = await adminSession(page.request);
  await decide(page.request, admin.token, id, 'approved');
  await passUndoTime();

  await test.step('the seal is struck once', async () => {
    await page.goto('/dashboard');
    await expect(sheet).toContainText(/IMC-M-\d{5}-[A-Z]/);
    await expect(page.getByText(`#${session.user.id}`)).toBeVisible();
    await expect.poll(() => strikes(page)).toBe(1);
    await page.reload();
    await sheet.getByRole('button', { name: /^Certificate/ }).click();
    await expect(sheet.getByText('Date of approval')).toBeVisible();
    expect(await strikes(page)).toBe(0);
  });

  await test.step('the sheet alone is on paper, and so is an application', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(sheet.getByText('The Membership Committee has admitted')).toBeVisible();
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('list', { name: 'Your progress' })).toBeHidden();
    await expect(page.getByText(`History of IMC-APP-${id}`)).toBeHidden();
    const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page[^s]/g)).toHaveLength(1);
    // The certificate lies across.
    const [, width, height] = /MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/.exec(pdf) ?? [];
    expect(Number(width)).toBeGreaterThan(Number(height));

    await page.emulateMedia({ media: 'screen' });
    await page.goto(`/dashboard/application?view=read&id=${id}`);
    await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page.getByText('Institute of Management Consultants, Nigeria', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('Who opened your application')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  });
});

test('on a phone, an Associate pays 5,000, is asked, is approved, and pays 25,000 while the next application is pending', async ({
  page,
  passUndoTime,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const session = await newMember(page.request, { name: 'Bisi Feewell', email: 'bisi.fees@mail.example' });
  const names = { surname: 'Feewell', otherNames: 'Bisi', email: session.user.email };
  const form = formWith({ ...names, membershipCategory: 'Associate Member (AIMC)' });
  const id = await apply(page.request, session.token, form);
  const { token } = await adminSession(page.request);
  const record = (data: object) =>
    call(page.request, '/admin/update-payment.php', { token, data: { application_id: id, ...data } });
  const pending = page.getByRole('region', { name: 'Pending Payments' });
  const history = page.getByRole('region', { name: 'Payment History' });
  const row = (part: typeof pending) => part.getByRole('row', { name: new RegExp(`IMC-APP-${id}\\b`) });

  await test.step('5,000 is checked, asked about and confirmed', async () => {
    await openAs(page, session, '/dashboard/payments');
    await expect(row(pending)).toContainText('₦5,000');
    await record({ state: 'queried', question: 'Which account was it sent from?' });
    await page.reload();
    await page.getByLabel('Your answer').fill('From my own account, on Monday.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(row(pending)).toContainText('still checking our bank statement');
    await record({ state: 'confirmed', amount: 5000 });
    await decide(page.request, token, id, 'approved');
    await passUndoTime();
    await page.reload();
    await expect(row(history)).toContainText('₦5,000');
  });

  await apply(page.request, session.token, formWith({ ...names, membershipCategory: 'Full Member (MIMC)' }));

  await test.step('25,000 is the one sum to pay, although the next application is pending', async () => {
    await page.goto('/dashboard');
    await expect(
      page.getByText(`Please pay the admission fee of ₦25,000 (reference IMC-APP-${id}).`),
    ).toBeVisible();
    const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
    expect(await page.evaluate(isWide)).toBe(false);
    await page.getByRole('link', { name: 'Pay ₦25,000' }).click();
    await expect(page.getByRole('dialog')).toContainText('₦25,000');
    expect(await page.evaluate(isWide)).toBe(false);
  });

  await test.step('once it is confirmed, both fees have a receipt', async () => {
    await record({ state: 'confirmed', amount: 25000 });
    await passUndoTime();
    await page.goto('/dashboard/payments');
    await expect(row(history)).toHaveCount(2);
    await row(history)
      .filter({ hasText: 'Admission fee' })
      .getByRole('button', { name: /^Receipt IMC-R-/ })
      .click();
    await expect(page.getByText('Twenty-five thousand naira only')).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: /^Your application is with/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Pay ₦/ })).toHaveCount(0);
  });
});
