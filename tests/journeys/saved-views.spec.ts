import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, password, sessionOf } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

test('a reviewer saves a view, finds it after signing in again, and is offered no decision', async ({
  page,
}) => {
  test.slow();
  const email = emailOf('views');
  const applicant = emailOf('views.applicant');
  const { user } = await newMember(page.request, { name: 'Folake Views', email });
  const member = await newMember(page.request, { name: 'Ada Sample', email: applicant });
  const proof = await photograph();
  for (const surname of ['Balogun', 'Adeyemi'])
    await apply(page.request, member.token, formWith({ surname, email: applicant }), proof);
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  await call(page.request, '/admin/set-account-role.php', {
    token: admin.token,
    data: { account_id: user.id, role: 'reviewer' },
  });

  const signIn = async () => {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL('/admin/dashboard');
  };
  const rows = page.getByRole('rowheader');
  const query = `status=pending&q=${encodeURIComponent(applicant)}&sort=name&order=asc&rows=25&columns=category%2Cdate`;
  const hasView = async () => {
    await expect(rows).toHaveText([/Adeyemi/, /Balogun/]);
    await expect(page).toHaveURL((url) => {
      const wanted = new URLSearchParams(query);
      return [...wanted].every(([name, value]) => url.searchParams.get(name) === value);
    });
    await expect(page.getByRole('columnheader', { name: 'Contact' })).toHaveCount(0);
  };

  await test.step('saves what the list shows', async () => {
    await signIn();
    await page.goto(`/admin/applications?${query}`);
    await hasView();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await expect(page.getByText(/^You have saved no view yet/)).toBeVisible();
    await page.getByLabel('Name of what the list shows now').fill('Two by name');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await expect(page.getByRole('button', { name: 'Saved view: Two by name' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('is offered no decision, and told who decides', async () => {
    await expect(page.getByText('You can read and recommend; an admin decides.')).toBeVisible();
    await expect(page.getByRole('combobox', { name: /^Status of the application/ })).toHaveCount(0);
    await page.getByRole('button', { name: /^View Details of .*Adeyemi/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Adeyemi/ })).toBeVisible();
    await page.keyboard.press('a');
    await page.keyboard.press('j');
    await expect(page.getByRole('heading', { level: 1, name: /Balogun/ })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await test.step('finds it after signing in again: the same rows at the same address', async () => {
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await signIn();
    await page.getByRole('link', { name: 'Applications', exact: true }).click();
    await page.getByRole('button', { name: 'Saved views' }).click();
    await page.getByRole('link', { name: 'Two by name' }).click();
    await hasView();
    await expect(page.getByRole('button', { name: 'Saved view: Two by name' })).toBeVisible();
  });

  await test.step('deletes it', async () => {
    await page.getByRole('button', { name: 'Saved view: Two by name' }).click();
    await page.getByRole('button', { name: 'Delete Two by name' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Saved views' })).toBeVisible();
    await expect(page.getByText(/^You have saved no view yet/)).toBeVisible();
  });
});
