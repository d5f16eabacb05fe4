import { adminEmail, adminPassword } from './accounts.ts';
import { call, newMember, password, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

// An admin loses access while a tab is open: the next click leads to a clear message and to the sign-in.

for (const lost of ['demoted', 'blocked'] as const)
  test(`S-12.205: an admin who is ${lost} with an open tab reads why, and signs in again`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    const request = page.request;
    const email = emailOf(lost);
    const person = await newMember(request, { name: 'Tunde Losing', email });
    const { token } = await sessionOf(request, adminEmail, adminPassword);
    const account_id = person.user.id;
    await call(request, '/admin/set-account-role.php', { token, data: { account_id, role: 'admin' } });

    await page.goto('/login');
    await storeSession(page, await sessionOf(request, email));
    await page.goto('/admin/marketers');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Marketers' })).toBeVisible();

    await test.step('another admin takes the access away', () =>
      lost === 'demoted'
        ? call(request, '/admin/set-account-role.php', { token, data: { account_id, role: 'member' } })
        : call(request, '/admin/set-account-blocked.php', { token, data: { account_id, blocked: true } }));

    await test.step('the next click in the old tab leads to the sign-in, which says why', async () => {
      await page.getByRole('link', { name: 'People' }).click();
      await expect(page).toHaveURL('/login');
      await expect(page.getByText(/^Your session has ended.*not sent is lost/)).toBeVisible();
    });

    await test.step('and the sign-in', async () => {
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      if (lost === 'blocked') {
        await expect(page.getByText('This account is blocked. Please write to the Institute.')).toBeVisible();
        await call(request, '/admin/set-account-blocked.php', {
          token,
          data: { account_id, blocked: false },
        });
        await call(request, '/admin/set-account-role.php', { token, data: { account_id, role: 'member' } });
        await page.getByRole('button', { name: 'Sign in' }).click();
      }
      await expect(page).toHaveURL('/dashboard');
    });
  });
