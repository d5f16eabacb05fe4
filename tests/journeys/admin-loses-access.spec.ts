import { adminSession, call, newMember, openAs, password, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

// An admin loses access while a tab is open: the next click leads to a clear message and to the sign-in.

const losses = {
  demoted: { path: '/admin/set-account-role.php', change: { role: 'member' } },
  blocked: { path: '/admin/set-account-blocked.php', change: { blocked: true } },
};

for (const [lost, { path, change }] of Object.entries(losses))
  test(`PPL-12: an admin who is ${lost} with an open tab reads why, and what the sign-in says`, async ({
    page,
  }) => {
    const { request } = page;
    const email = `${lost}@mail.example`;
    const account_id = (await newMember(request, { email })).user.id;
    const { token } = await adminSession(request);
    await call(request, '/admin/set-account-role.php', { token, data: { account_id, role: 'admin' } });
    await openAs(page, await sessionOf(request, email), '/admin/marketers');
    await expect(page.getByRole('heading', { level: 1, name: 'Manage Marketers' })).toBeVisible();

    await call(request, path, { token, data: { account_id, ...change } });
    // Another call of the page may be refused first, and then the link has gone already.
    await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/admin/people"]')?.click());
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Your session has ended.*not sent is lost/)).toBeVisible();

    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    if (lost === 'demoted') await expect(page).toHaveURL('/dashboard');
    else
      await expect(page.getByText('This account is blocked. Please write to the Institute.')).toBeVisible();
  });
