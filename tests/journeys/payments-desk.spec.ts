import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { adminSession, apply, call, newMember, openAs, pictureFile } from './api-setup.ts';
import { expect, test } from './journey.ts';

// A treasurer queries a payment, confirms it up to its receipt, and works through a bank statement.

/** A member with a submitted application. */
async function applied(page: Page, surname: string, otherNames: string) {
  const email = `${surname}@mail.example`;
  const { token } = await newMember(page.request, { name: `${otherNames} ${surname}`, email });
  const form = formWith({ surname, otherNames, email, membershipCategory: 'Fellow (FIMC)' });
  const id = await apply(page.request, token, form);
  return { token, id, reference: `IMC-APP-${id}` };
}

const openPayment = async (page: Page, reference: string) => {
  await page.getByRole('button', { name: `Open ${reference}` }).click();
  return page.getByRole('region', { name: `Payment for ${reference}` });
};

test('a payment is queried, answered, paid in parts and confirmed with its receipt', async ({
  page,
  passUndoTime,
}) => {
  const member = await applied(page, 'Deskquery', 'Sade');
  await openAs(page, await adminSession(page.request), '/admin/payments?q=Deskquery');
  const asked = await openPayment(page, member.reference);
  await asked.getByRole('tab', { name: 'Ask' }).click();
  await asked.getByLabel('Question to the member').fill('Which account was it sent from?');
  await asked.getByRole('button', { name: 'Send the question' }).click();
  await expect(page.getByText('The question was sent.')).toBeVisible();
  await page.getByRole('link', { name: 'Question 1' }).click();
  await expect(page.getByRole('row', { name: /Deskquery/ })).toBeVisible();

  await call(page.request, '/replace-proof.php', {
    token: member.token,
    multipart: {
      application_id: String(member.id),
      proofOfPayment: await pictureFile(),
    },
  });
  await page.goto('/admin/payments?q=Deskquery');
  const part = await openPayment(page, member.reference);
  await part.getByRole('tab', { name: 'Part payment' }).click();
  await part.getByRole('textbox', { name: 'Amount received' }).fill('2000');
  await part.getByRole('button', { name: 'Record part payment' }).click();
  // In the list, the new proof says more than the part payment.
  await expect(page.getByRole('row', { name: /Deskquery/ })).toContainText('New proof');
  await expect(part.getByText('₦3,000 due')).toBeVisible();

  const rest = await openPayment(page, member.reference);
  await expect(rest.getByLabel(/^Amount received/).first()).toHaveValue('3,000');
  await rest
    .getByLabel(/^Bank reference/)
    .first()
    .fill('FT26-DESK-1');
  await rest.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(page.getByText(`Confirmed for ${member.reference}.`)).toBeVisible();
  // The panel offers it too, as soon as the list has been read again.
  await expect(page.getByRole('status').getByRole('button', { name: 'Undo' }).first()).toBeVisible();
  await passUndoTime();
  await page.goto('/admin/payments?state=confirmed&q=Deskquery');
  await openPayment(page, member.reference);
  await rest.getByRole('link', { name: 'Print receipt' }).click();
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await expect(page.getByText('₦5,000')).toBeVisible();
  await page.goto('/admin/payments?state=confirmed&q=ft26desk1');
  await expect(page.getByRole('row', { name: /Deskquery/ })).toContainText(/R-\d{5}/);
});

test('a bank statement is matched, confirmed by clicks, and known the next time', async ({ page }) => {
  const named = await applied(page, 'Deskname', 'Uche');
  const quoted = await applied(page, 'Deskref', 'Bisi');
  await openAs(page, await adminSession(page.request), '/admin/payments');
  const statement = [
    'Account;Sample Institute',
    'Value Date;Remarks;Session ID;Lodgement (NGN);Withdrawal',
    `05/05/2026;NIP TRF ${quoted.reference} BISI DESKREF;DESK-S1;5,000.00;`,
    '06/05/2026;TRF FRM UCHE DESKNAME;DESK-S2;2,000.00;',
    '06/05/2026;=1+1 <script>alert(1)</script>;DESK-S3;900.00;',
    '06/05/2026;=1+1 <script>alert(1)</script>;DESK-S3;900.00;',
    '06/05/2026;SMS CHARGE;DESK-S4;;50.00',
  ].join('\r\n');
  // UTF-16 with a byte order mark, as spreadsheets save it.
  const choose = () =>
    page.getByLabel(/File of the statement/).setInputFiles({
      name: 'statement.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\u{feff}${statement}`, 'utf16le'),
    });
  await choose();
  await expect(page.getByRole('heading', { name: 'To confirm: 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Unknown: 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Repeated: 1' })).toBeVisible();
  await expect(page.getByText('=1+1 <script>alert(1)</script>').first()).toBeVisible();
  await page.getByRole('button', { name: `Confirm: ₦5,000 for ${quoted.reference}` }).click();
  await expect(page.getByText(`Confirmed for ${quoted.reference}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: `Confirm: ₦5,000 for ${quoted.reference}` }).click();
  await expect(page.getByText(`Confirmed for ${quoted.reference}.`)).toBeVisible();
  await page.getByRole('button', { name: `Record as part: ₦2,000 for ${named.reference}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Record as part' }).click();
  await expect(page.getByText(`Recorded for ${named.reference}.`)).toBeVisible();

  await page.reload();
  await choose();
  await expect(page.getByRole('heading', { name: 'Recorded before: 2' })).toBeVisible();
});
