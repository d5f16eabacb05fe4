import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { adminSession, apply, call, newMember, openAs, type Session, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

// A treasurer records an employer's transfer for three people, sends the rest back, takes one confirmation back with
// a second person, and closes the month.

interface Applicant {
  readonly surname: string;
  readonly id: number;
  readonly reference: string;
}

async function applicant(page: Page, surname: string): Promise<Applicant> {
  const email = `${surname}@mail.example`;
  const { token } = await newMember(page.request, { name: `Bisi ${surname}`, email });
  const form = formWith({ surname, otherNames: 'Bisi', email, membershipCategory: 'Fellow (FIMC)' });
  const id = await apply(page.request, token, form);
  return { surname, id, reference: `IMC-APP-${id}` };
}

/** A member of staff who may record payments. */
async function newTreasurer(page: Page, admin: Session): Promise<Session> {
  const email = 'treasurer@mail.example';
  const { user } = await newMember(page.request, { name: 'Second Treasurer', email });
  await call(page.request, '/admin/set-account-role.php', {
    token: admin.token,
    data: { account_id: user.id, role: 'treasurer' },
  });
  return sessionOf(page.request, email);
}

/** A day of the last month, YYYY-MM-DD, so that its month can be closed. */
const lastMonth = () => {
  const day = new Date();
  day.setUTCDate(0);
  return day.toISOString().slice(0, 10);
};

test('one transfer for three people, a reversal by two, and a closed month', async ({
  page,
  browser,
  passUndoTime,
}) => {
  const people = [
    await applicant(page, 'Employone'),
    await applicant(page, 'Employtwo'),
    await applicant(page, 'Employthree'),
  ] as const;
  const [first, second, third] = people;
  const admin = await adminSession(page.request);
  const treasurer = await newTreasurer(page, admin);
  const day = lastMonth();
  await openAs(page, admin, '/admin/payments');
  const added = async (search: string, { surname }: Applicant) => {
    const dialog = page.getByRole('dialog', { name: 'Record a transfer' });
    await dialog.getByRole('searchbox').fill(search);
    await dialog.getByRole('button', { name: new RegExp(`^Add .*${surname}`) }).click();
    await expect(dialog.getByRole('textbox', { name: new RegExp(`^Amount for .*${surname}`) })).toHaveValue(
      '5,000',
    );
  };

  await test.step('an employer pays for three people, found by reference, number and name', async () => {
    await page.getByRole('button', { name: 'Record a transfer' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record a transfer' });
    await dialog.getByLabel('Amount received').fill('17000');
    await dialog.getByLabel(/^Value date/).fill(day);
    await dialog.getByLabel(/^Bank reference/).fill('FT26-EMPLOYER-1');
    await dialog.getByLabel(/^Payer/).fill('ZENITH WORKS LTD');
    await added(first.reference.toLowerCase().replaceAll('-', ' '), first);
    await added(String(second.id), second);
    await added(third.surname, third);
    await expect(dialog.getByText('Not allocated', { exact: true }).locator('..')).toContainText('₦2,000');
    await dialog.getByLabel(/^Reason/).fill('Two thousand too much');
    await dialog.getByRole('button', { name: 'Record', exact: true }).click();
    await expect(page.getByText('The transfer was recorded.')).toBeVisible();
    await page.getByRole('link', { name: 'Completed 3' }).click();
    for (const { surname } of people) await expect(page.getByRole('row', { name: surname })).toBeVisible();
  });

  await test.step('the rest is sent back', async () => {
    await page.getByRole('link', { name: 'Not allocated 1' }).click();
    await page.getByRole('button', { name: 'Sent back: ₦2,000, ZENITH WORKS LTD' }).click();
    const dialog = page.getByRole('dialog', { name: 'Record that money was sent back' });
    await dialog.getByLabel('Sent back on').fill(day);
    await dialog.getByLabel('Why it was sent back').fill('Paid too much');
    await dialog.getByRole('button', { name: 'Record' }).click();
    await expect(page.getByText('Everything is allocated')).toBeVisible();
  });

  await passUndoTime();
  const { receipt } = await call<{ receipt: { number: string; code: string } }>(
    page.request,
    `/get-receipt.php?application_id=${first.id}`,
    { token: admin.token },
  );

  await test.step('the admin asks to take one confirmation back, and can not agree alone', async () => {
    await page.goto(`/admin/payments?state=confirmed&q=${first.surname}`);
    await page.getByRole('button', { name: `Open ${first.reference}` }).click();
    await page.getByRole('button', { name: 'Reverse: Application fee' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reverse this confirmation?' });
    await dialog.getByLabel('Why it is reversed').fill('The employer meant somebody else');
    await dialog.getByRole('button', { name: 'Ask to reverse it' }).click();
    await expect(page.getByText(/Another person must approve it/)).toBeVisible();
    await page.goto('/admin/payments?view=to-approve');
    await expect(page.getByText('You asked: another person must approve it')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Approve: / })).toHaveCount(0);
  });

  await test.step('a second person agrees', async () => {
    const other = await (await browser.newContext()).newPage();
    await openAs(other, treasurer, '/admin/payments?view=to-approve');
    await expect(other.getByText('The employer meant somebody else')).toBeVisible();
    await other.getByRole('button', { name: `Approve: ${receipt.number}` }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
    await expect(other.getByText('Nothing to approve')).toBeVisible();
    await other.getByRole('link', { name: 'Not allocated 1' }).click();
    await expect(other.getByRole('row', { name: /ZENITH WORKS LTD/ })).toContainText('₦5,000');
  });

  await test.step('anybody who checks the receipt reads that it was reversed', async () => {
    await page.goto(`/verify#${receipt.code}`);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('This receipt was reversed.')).toBeVisible();
    await expect(page.getByText(/credit note IMC-C-\d{4}-00001/)).toBeVisible();
  });

  await test.step('the month is closed', async () => {
    await page.goto('/admin/cash-book');
    await page.getByRole('button', { name: /^Review and close / }).click();
    await expect(page.getByRole('row', { name: /ZENITH WORKS LTD.*₦17,000/ }).first()).toBeVisible();
    await expect(page.getByRole('row', { name: /Closing balance/ })).toContainText('₦15,000');
    await page.getByRole('button', { name: /^Close / }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Close / })
      .click();
    await expect(page.getByText('This period is closed')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV' }).click();
    expect((await download).suggestedFilename()).toMatch(/^cash-book-.*\.csv$/);
  });
});
