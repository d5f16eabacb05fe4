import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { adminSession, apply, draftOf, openAs, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

const visitorPassword = 'Adire!Indigo1979';

async function openMarketers(page: Page): Promise<string> {
  const admin = await adminSession(page.request);
  await openAs(page, admin, '/admin/marketers');
  return admin.token;
}

/** Registers by the link and opens the first application. Returns the account's token. */
async function registerWith(page: Page, link: string, email: string) {
  await page.goto(link);
  await expect(page.getByText(/^You were referred with the code/)).toBeVisible();
  await page.getByLabel('Full name').fill('Referred Sample');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone number').fill('+234 800 000 0171');
  await page.getByLabel('Membership type').selectOption('Member');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Password', { exact: true }).fill(visitorPassword);
  await page.getByLabel('Confirm password').fill(visitorPassword);
  await page.getByRole('checkbox', { name: /I agree/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page).toHaveURL('/login');

  const session = await sessionOf(page.request, email, visitorPassword);
  await openAs(page, session, '/dashboard/application');
  await page.getByRole('button', { name: 'New Application' }).click();
  return session.token;
}

test("a marketer's life: added, shared, followed by a visitor, counted, deleted, and its code kept apart", async ({
  page,
  browser,
}) => {
  const code = 'LIFE 1/Ọ';
  const email = 'referred@mail.example';
  await openMarketers(page);
  const row = page
    .getByRole('table', { name: 'Marketers', exact: true })
    .getByRole('row', { name: /Life Sample/ });

  await test.step('the admin adds the marketer and copies the link', async () => {
    await page.getByRole('button', { name: 'Add New Marketer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Marketer' });
    await dialog.getByLabel('Name').fill('Life Sample');
    await dialog.getByLabel('Email').fill('life@mail.example');
    await dialog.getByLabel('Phone').fill('+234 800 000 0170');
    await dialog.getByLabel("Marketer's Code").fill(code);
    await dialog.getByRole('button', { name: 'Add Marketer' }).click();
    await expect(row).toContainText(code);
    await page.getByRole('button', { name: 'Share the link of Life Sample' }).click();
    await expect(page.getByRole('img', { name: 'QR code of the link of Life Sample' })).toBeVisible();
  });

  const share = page.getByRole('dialog', { name: 'Life Sample’s link' });
  const link = (await share.getByText(/^http.*\/register\?marketer=/).textContent()) ?? '';

  await test.step('on paper are the code and the link, and nothing behind them', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(share.getByText(link)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Manage Marketers' })).toBeHidden();
    await expect(share.getByRole('button', { name: 'Copy link' })).toBeHidden();
    await page.emulateMedia({ media: null });
    await share.getByRole('button', { name: 'Close' }).click();
  });

  await test.step('a visitor follows it, registers, and finds the code in the application', async () => {
    const visitor = await (await browser.newContext()).newPage();
    const token = await registerWith(visitor, link, email);
    await visitor.getByRole('button', { name: /^Section \d of 8: Professional,/ }).click();
    await expect(visitor.getByLabel(/marketer/i)).toHaveValue(code);
    const { application_id } = await draftOf(visitor.request, token);
    const form = formWith({ application_id, marketer_code: ` ${code.toLowerCase()}`, email });
    await apply(visitor.request, token, form);
    await visitor.context().close();
  });

  await test.step('the application is counted', async () => {
    await page.reload();
    await expect(row.getByRole('link', { name: `1 application with ${code}` })).toBeVisible();
  });

  await test.step('the marketer is deleted; another one cannot have the code, and the list of codes says whose it was', async () => {
    await page.getByRole('button', { name: 'Delete Life Sample' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
    await page.getByRole('button', { name: 'Add New Marketer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Marketer' });
    await dialog.getByLabel('Name').fill('Another Sample');
    await dialog.getByLabel('Email').fill('another@mail.example');
    await dialog.getByLabel('Phone').fill('+234 800 000 0172');
    await dialog.getByLabel("Marketer's Code").fill(code);
    await dialog.getByRole('button', { name: 'Add Marketer' }).click();
    await expect(dialog.getByText(/^This code belonged to a deleted marketer/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    const retired = page.getByRole('table', { name: 'Codes of deleted marketers' });
    await expect(retired.getByRole('row', { name: code.toUpperCase() })).toContainText(
      /Code of Life Sample, deleted on \d+ \w+ \d{4}/,
    );
  });
});
