import { adminSession, call, newMember, openAs, sessionOf, signIn } from './api-setup.ts';
import { expect, test } from './journey.ts';

test('PPL-12: an admin who is blocked with an open tab is led to the sign-in, and reads there why', async ({
  page,
}) => {
  const { request } = page;
  const email = 'blocked@mail.example';
  const account_id = (await newMember(request, { email })).user.id;
  const { token } = await adminSession(request);
  await call(request, '/admin/set-account-role.php', { token, data: { account_id, role: 'admin' } });
  await openAs(page, await sessionOf(request, email), '/admin/marketers');
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Marketers' })).toBeVisible();

  await call(request, '/admin/set-account-blocked.php', { token, data: { account_id, blocked: true } });
  // Whether the session is there still or not: another call of the page may be refused first.
  const link = await page.locator('a[href="/admin/people"]').boundingBox();
  if (link) await page.mouse.click(link.x + 20, link.y + 20);
  await expect(page).toHaveURL('/login');
  await expect(page.getByText(/^Your session has ended.*not sent is lost/)).toBeVisible();

  await signIn(page, email);
  await expect(page.getByText('This account is blocked. Please write to the Institute.')).toBeVisible();
});
