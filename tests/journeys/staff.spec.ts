import {
  adminSession,
  apply,
  isSignedIn,
  newMember,
  password,
  sessionOf,
  signIn,
  storeSession,
} from './api-setup.ts';
import { expect, test } from './journey.ts';
import { codeOf, setUpSecondFactor } from './second-factor.ts';

// An admin makes a member a reviewer, who sets up a second factor, signs in with it, and loses it.

test('a member becomes a reviewer, uses a second factor, and is helped by another admin', async ({
  page,
  browser,
}) => {
  const email = 'reviewer@mail.example';
  const member = await newMember(page.request, { name: 'Folake Reviewer', email });
  const applicant = await newMember(page.request);
  const application_id = await apply(page.request, applicant.token);
  const desk = await (await browser.newContext()).newPage();

  /** The person's dialog on the page People. */
  const manage = async () => {
    await desk.goto('/admin/people');
    await desk.getByLabel('Search by name, email or phone').fill(email);
    await desk.getByRole('button', { name: 'Open Folake Reviewer' }).click();
    return desk.getByRole('dialog');
  };

  await test.step('an admin makes the member a reviewer', async () => {
    await storeSession(desk, await adminSession(page.request));
    const dialog = await manage();
    await dialog.getByRole('radio', { name: 'Reviewer' }).check();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Change role' }).click();
    await expect(desk.getByText('Folake Reviewer is now a reviewer.')).toBeVisible();
    expect(await isSignedIn(page, member)).toBe(false);
  });

  let codes: string[] = [];
  let secret = '';

  await test.step('the reviewer signs in, sees no people, and can not decide', async () => {
    await page.goto('/login');
    await signIn(page, email);
    await expect(page).toHaveURL('/admin/dashboard');
    await expect(page.getByRole('link', { name: 'People' })).toHaveCount(0);
    const { token } = await sessionOf(page.request, email);
    const refused = await page.request.post('/api/admin/update-application-status.php', {
      headers: { Authorization: `Bearer ${token}` },
      data: { application_id, status: 'approved' },
    });
    expect(refused.status()).toBe(403);
  });

  await test.step('the reviewer recommends on the page of an application, and an admin reads it there and in the panel', async () => {
    await page.goto(`/admin/applications?application=${application_id}`);
    await page.getByLabel('New note').fill('All rules are met.');
    await page.getByLabel('Recommendation').selectOption('Approve');
    await page.getByRole('button', { name: 'Add note' }).click();
    const recommended = 'Recommended: approve (Folake Reviewer)';
    await expect(page.getByText(recommended)).toBeVisible();
    await desk.goto(`/admin/applications?q=IMC-APP-${application_id}&show=${application_id}`);
    await expect(desk.getByRole('dialog').getByText(recommended)).toBeVisible();
    await desk.getByRole('dialog').getByRole('button', { name: 'View Details' }).click();
    await expect(desk.getByRole('complementary', { name: 'Decision' }).getByText(recommended)).toBeVisible();
  });

  await test.step('and sets up a second factor', async () => {
    await page.getByRole('link', { name: /Your account/ }).click();
    ({ secret, codes } = await setUpSecondFactor(page, password));
    await expect(page.getByText(/^On since/)).toBeVisible();
  });

  await test.step('signs in with a code, and again with a recovery code', async () => {
    for (const code of [codeOf(secret), codes[0] ?? '']) {
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL('/login');
      await signIn(page, email);
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page).toHaveURL(/\/admin\//);
    }
  });

  await test.step('another admin removes the lost second factor, and the open tab is led away', async () => {
    const dialog = await manage();
    await dialog.getByRole('button', { name: 'Remove second factor' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(desk.getByText(/^Folake Reviewer can sign in without/)).toBeVisible();
    await page.reload();
    await expect(page).toHaveURL('/login');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/admin\//);
  });

  await test.step('nobody changes the own role, and the security log tells what happened', async () => {
    await desk.goto('/admin/security?kind=role-changed');
    await expect(desk.getByRole('rowheader', { name: /^Role changed to reviewer/ }).first()).toBeVisible();
    await desk.context().close();
  });
});
