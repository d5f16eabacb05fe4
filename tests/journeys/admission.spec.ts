import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

// From the submission to the decision: the outline, the withdrawal, the admission sheet and what is printed.

/** Creates a member with a submitted application and opens the dashboard. */
async function openDashboard(page: Page, { name, email }: { name: string; email: string }) {
  const session = await newMember(page.request, { name, email });
  const { application_id } = await apply(
    page.request,
    session.token,
    formWith({ surname: 'Nwosu', otherNames: 'Amaka Grace', email }),
    await photograph(),
  );
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto('/dashboard');
  return { ...session, id: application_id };
}

const sheet = (page: Page) => page.getByRole('article', { name: 'Amaka Grace Nwosu' });

test('an applicant sees the outline, withdraws and may apply again', async ({ page }) => {
  const { id, token } = await openDashboard(page, {
    name: 'Withdrawing Sample',
    email: emailOf('withdrawing'),
  });
  await expect(sheet(page)).toHaveAttribute('data-state', 'pending');
  await expect(page.getByText('Application received')).toBeVisible();

  await page.getByRole('link', { name: 'Complete your profile' }).waitFor();
  await page.goto(`/dashboard/application?view=read&id=${id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  const dialog = page.getByRole('alertdialog', { name: `Withdraw IMC-APP-${id}` });
  await dialog.getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Back to My Applications' }).click();
  await expect(page.getByRole('row', { name: /Nwosu/ })).toContainText('withdrawn');
  await page.goto('/dashboard');
  await expect(page.getByText('Withdrawn by you')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Start your application' })).toBeVisible();
  await page.goto('/dashboard/payments');
  await expect(page.getByText(/^Nothing is pending/)).toBeVisible();

  // A second call, as after a lost answer, changes nothing.
  await call(page.request, '/withdraw-application.php', { token, data: { application_id: id } });
  const { application } = await call<{ application: { history: { kind: string }[] } }>(
    page.request,
    `/get-member-application.php?id=${id}`,
    { token },
  );
  expect(application.history.map(({ kind }) => kind)).toEqual(['submitted', 'withdrawn']);
});

/** Records the names of the animations that start on the page, from now on and after each reload. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const names: string[] = [];
    Object.assign(window, { startedAnimations: names });
    addEventListener('animationstart', ({ animationName }) => names.push(animationName), true);
  });

const strikes = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as { startedAnimations: string[] }).startedAnimations.filter((name) =>
        /strike/.test(name),
      ).length,
  );

test('an admitted member sees the sheet, its seal struck once, and prints it alone', async ({ page }) => {
  await recordAnimations(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { id, user } = await openDashboard(page, {
    name: 'Admitted Sample',
    email: emailOf('admitted'),
  });
  await expect(sheet(page)).toHaveAttribute('data-state', 'pending');
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  await call(page.request, '/admin/update-application-status.php', {
    token: admin.token,
    data: { application_id: id, status: 'approved' },
  });

  await page.reload();
  await expect(sheet(page)).toHaveAttribute('data-state', 'admitted');
  await expect(sheet(page)).toContainText(`#${user.id}`);
  await expect(sheet(page)).toContainText(`IMC-APP-${id}`);
  await expect.poll(() => strikes(page)).toBe(1);

  await page.reload();
  await expect(sheet(page).getByText('Date of approval')).toBeVisible();
  expect(await strikes(page)).toBe(0);

  await page.emulateMedia({ media: 'print' });
  await expect(sheet(page).getByText('The Membership Committee has admitted')).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByText('Your progress')).toBeHidden();
  await expect(page.getByText(`History of IMC-APP-${id}`)).toBeHidden();
  const pages = async () => {
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page[^s]/g)?.length;
  };
  expect(await pages()).toBe(1);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/dashboard/application?view=read&id=${id}`);
  await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Institute of Management Consultants, Nigeria', { exact: true })).toBeVisible();
  await expect(page.getByText('Who opened your application')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Referees' })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});
