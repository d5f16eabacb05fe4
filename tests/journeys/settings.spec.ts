import { sampleBankAccount } from '@imc/server/cli/seed-data';
import { adminPassword } from './accounts.ts';
import { adminSession, call, newMember, openAs, saveDraft, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

const number = '0123456789';

test('an admin changes the bank account, and a member with an open draft sees the new one', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request);
  await saveDraft(page.request, member.token);
  const phone = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  await storeSession(phone, member);
  const openTransfer = async () => {
    await phone.bringToFront();
    await phone.goto('/dashboard/payments');
    await phone.getByRole('button', { name: /^Pay Now/ }).click();
    return phone.getByRole('dialog');
  };
  await expect((await openTransfer()).getByText(sampleBankAccount.number)).toBeVisible();

  // In front, because the test checks the focus.
  await page.bringToFront();
  await openAs(page, await adminSession(page.request), '/admin/settings');
  const section = page.getByRole('region', { name: 'Bank account' });
  await section.getByRole('heading', { name: 'Bank account' }).click();
  await section.getByLabel('Account number').fill(number);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByLabel('Your current password', { exact: true })).toBeFocused();
  await section.getByLabel('Your current password', { exact: true }).fill(adminPassword);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByRole('status')).toHaveText('The setting was saved.');
  await expect(section.getByRole('listitem').first()).toContainText(number);

  const dialog = await openTransfer();
  await expect(dialog.getByText(number)).toBeVisible();
  await expect(dialog.getByText(sampleBankAccount.number)).toHaveCount(0);
  await phone.context().close();
});

test('SET-4: pages name the mailbox of the settings, with and without scripts', async ({ page, browser }) => {
  const email = 'membership.committee@institute.example';
  const { token } = await adminSession(page.request);
  await call(page.request, '/admin/settings.php', {
    token,
    data: { name: 'committee_mailbox', value: { email }, version: 0 },
  });
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  // The server reads the mailbox again after a few seconds.
  await expect(async () => {
    await page.goto('/faq');
    await expect(page.getByRole('link', { name: email })).toHaveCount(2, { timeout: 1_000 });
  }).toPass();
  await page.goto('/contact');
  await expect(page.getByRole('main').getByRole('link', { name: email }).first()).toBeVisible();
  await page.goto('/blog');
  await expect(page.getByRole('contentinfo').getByRole('link', { name: email })).toBeVisible();
  expect(errors).toEqual([]);
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const home = await plain.newPage();
  await home.goto(new URL('/', page.url()).href);
  await expect(home.getByRole('contentinfo').getByRole('link', { name: email })).toHaveAttribute(
    'href',
    `mailto:${email}`,
  );
  await plain.close();
});

test('an admin finds a failed mail, sends it again, and is told the outcome', async ({ page }) => {
  // Mail can't be sent to this domain.
  const email = 'lost@xn--iñvalid.example';
  await newMember(page.request, { name: 'Tunde Sample', email });
  await openAs(page, await adminSession(page.request), '/admin/mails');
  await page.getByRole('link', { name: /^Failed/ }).click();
  await expect(page).toHaveURL(/state=failed/);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('Refused: no such address');
  await row.getByRole('button', { name: 'Send again: Welcome to Tunde Sample' }).click();
  await expect(page.getByText('Welcome to Tunde Sample: The email will be sent again.')).toBeVisible();
  await page.reload();
  await expect(page).toHaveURL(/state=failed/);
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('After 1 attempt');
});
