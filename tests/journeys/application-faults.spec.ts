import { cleanText, keysOf, mapKeys } from '@imc/api/contract';
import type { Page } from '@playwright/test';
import {
  call,
  draftOf,
  newMember,
  openAs,
  password,
  pictureFile,
  type Session,
  saveDraft,
} from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';

// The form must survive these texts and failures without losing or changing what was typed.

const applicationsOf = async (page: Page, token: string) =>
  (await call<{ applications: Record<string, string>[] }>(page.request, '/get-applications.php', { token }))
    .applications;

/** In a section. The member's draft only lacks the proof of payment. */
async function openPrefilledForm(page: Page, email: string, section: string): Promise<Session> {
  const session = await newMember(page.request, { email });
  await saveDraft(page.request, session.token);
  await openAs(page, session, `/dashboard/application?view=form&section=${section}`);
  return session;
}

test('right-to-left text, emoji, combining marks and a leading = are stored as typed; 10,000 characters are counted, not cut', async ({
  page,
}) => {
  const { token } = await openPrefilledForm(page, 'texts@mail.example', 'personal');
  const unusual = {
    Surname: 'عائشة‎ Ọlá́dàpọ̀',
    'Other names': '=HYPERLINK("x") 👩🏾‍🏫 N̈',
  };
  // Without the invisible mark of direction.
  const kept = mapKeys(keysOf(unusual), (label) => cleanText(unusual[label]));
  expect(kept.Surname).not.toBe(unusual.Surname);
  for (const [label, text] of Object.entries(unusual)) await page.getByLabel(label).fill(text);
  const long = 'Ọ'.repeat(10_000);
  await page.getByLabel('Postal address').fill(long);
  const status = page.getByText(/Postal address is not: it is [\d,]+ characters too long to be saved/);
  await expect(status).toHaveCount(0);
  await expect.poll(async () => (await draftOf(page.request, token)).data?.postalAddress).toBe(long);
  await page.getByLabel('Postal address').fill(`${long}Ọ`);
  await expect(status).toBeVisible();
  await expect(page.getByLabel('Postal address')).toHaveValue(`${long}Ọ`);
  await expect
    .poll(async () => (await draftOf(page.request, token)).data)
    .toMatchObject({ surname: kept.Surname, otherNames: kept['Other names'] });

  await sectionButton(page, 'Proof of payment').click();
  await proofInput(page).setInputFiles(await pictureFile());
  await expect(page.getByText(/^Kept with your application/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('button', { name: /Postal address/ })).toBeVisible();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByLabel('Postal address')).toBeFocused();
  await page.getByLabel('Postal address').fill('=1 Sample Crescent, Abuja');
  await sectionButton(page, 'Review').click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await expect(alert).toContainText('Application submitted successfully!');
  const [stored] = await applicationsOf(page, token);
  expect(stored).toMatchObject({ surname: kept.Surname, other_names: kept['Other names'] });
});

test('a session that ends during an upload and an answer that is lost lead to one application', async ({
  page,
}) => {
  const email = 'faults@mail.example';
  const session = await openPrefilledForm(page, email, 'payment');

  await test.step('the session ends while the picture is sent: after signing in, the form is back', async () => {
    await proofInput(page).waitFor({ state: 'attached' });
    await call(page.request, '/signout.php', { token: session.token, method: 'POST' });
    await proofInput(page).setInputFiles(await pictureFile());
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Your session has ended/)).toBeVisible();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/view=form&section=payment/);
    await proofInput(page).setInputFiles(await pictureFile());
    await expect(page.getByText(/^Kept with your application/)).toBeVisible();
  });

  await test.step('the answer to the submission is lost: a second press stores nothing twice', async () => {
    await page.getByRole('button', { name: 'Next' }).click();
    await page.route(
      '**/api/membership-application.php',
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    const submit = page.getByRole('button', { name: 'Submit Application' });
    const alert = page.getByRole('alertdialog');
    await submit.click();
    await expect(alert).toContainText('Server error. Please try again.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await submit.dblclick();
    await expect(alert).toContainText('Application submitted successfully!');
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    expect(await applicationsOf(page, token)).toHaveLength(1);
  });
});
