import { formWith } from '../contract/people.ts';
import { adminSession, apply, call, newMember, openAs, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

test('a reviewer saves a view, and finds it after signing in again', async ({ page, browser }) => {
  const email = 'views@mail.example';
  const applicant = 'views.applicant@mail.example';
  const { user } = await newMember(page.request, { name: 'Folake Views', email });
  const member = await newMember(page.request, { email: applicant });
  for (const surname of ['Balogun', 'Adeyemi'])
    await apply(page.request, member.token, formWith({ surname, email: applicant }));
  const admin = await adminSession(page.request);
  await call(page.request, '/admin/set-account-role.php', {
    token: admin.token,
    data: { account_id: user.id, role: 'reviewer' },
  });
  const query = `status=pending&q=${encodeURIComponent(applicant)}&sort=name&order=asc&rows=25&columns=category%2Cdate`;

  await test.step('saves what the list shows', async () => {
    await openAs(page, await sessionOf(page.request, email), `/admin/applications?${query}`);
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(page.getByText(/^No saved views yet/)).toBeVisible();
    await page.getByLabel('Name this view').fill('Two by name');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await expect(page.getByRole('button', { name: 'Saved view: Two by name' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('finds it in another browser: the same rows at the same address; and deletes it', async () => {
    const other = await (await browser.newContext()).newPage();
    await openAs(other, await sessionOf(other.request, email), '/admin/applications');
    await other.getByRole('button', { name: 'Saved views' }).click();
    await other.getByRole('link', { name: 'Two by name' }).click();
    await expect(other.getByRole('rowheader')).toHaveText([/Adeyemi/, /Balogun/]);
    await expect(other).toHaveURL((url) =>
      [...new URLSearchParams(query)].every(([name, value]) => url.searchParams.get(name) === value),
    );
    await expect(other.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0);
    await other.getByRole('button', { name: 'Saved view: Two by name' }).click();
    await other.getByRole('button', { name: 'Delete Two by name' }).click();
    await other.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(other.getByText(/^No saved views yet/)).toBeVisible();
  });
});
