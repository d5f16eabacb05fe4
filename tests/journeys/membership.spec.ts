import { writeFile } from 'node:fs/promises';
import { furtherTexts } from '@imc/api/sample-form';
import { expect, type Page, test } from '@playwright/test';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { type Hand, keyboard, mouse } from './hands.ts';

const password = 'Adire!Indigo1979';

async function register(page: Page, hand: Hand, email: string) {
  await test.step('opens an account in two steps', async () => {
    await page.goto('/');
    await hand.press(page.getByRole('main').getByRole('link', { name: 'Join', exact: true }));
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    await hand.fill(page.getByLabel('Full name'), 'Adaeze Sample');
    await hand.fill(page.getByLabel('Email'), email);
    await hand.fill(page.getByLabel('Phone number'), '+234 800 000 0199');
    await hand.choose(page.getByLabel('Membership type'), 'Member');
    await hand.press(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await hand.fill(page.getByLabel('Password', { exact: true }), password);
    await hand.fill(page.getByLabel('Confirm password'), password);
    await hand.tick(page.getByRole('checkbox', { name: /I agree/ }));
    await hand.press(page.getByRole('button', { name: 'Create Account' }));
    await expect(page).toHaveURL('/login');
  });
}

async function signIn(page: Page, hand: Hand, email: string, secret: string, destination: string) {
  await test.step(`signs in and arrives at ${destination}`, async () => {
    await hand.fill(page.getByLabel('Email'), email);
    await hand.fill(page.getByLabel('Password', { exact: true }), secret);
    await hand.press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL(destination);
  });
}

async function fillReferee(page: Page, hand: Hand, number: number) {
  const referee = page.getByRole('region', { name: `Referee ${number}` });
  await hand.fill(referee.getByLabel('Name'), `Referee Sample ${number}`);
  await hand.fill(referee.getByLabel('Position'), 'Partner');
  await hand.fill(referee.getByLabel('Institution'), 'Sample Advisory');
  await hand.fill(referee.getByLabel('Address'), '2 Sample Road, Lagos');
  await hand.fill(referee.getByLabel('Telephone number'), `+234 800 000 020${number}`);
  await hand.fill(referee.getByLabel('WhatsApp number'), `+234 800 000 020${number}`);
  await hand.fill(referee.getByLabel('Email'), `referee${number}@mail.example`);
}

async function apply(page: Page, hand: Hand, proof: string) {
  await test.step('fills in the application and attaches the photograph', async () => {
    await hand.press(page.getByRole('link', { name: 'Application', exact: true }));
    await hand.press(page.getByRole('button', { name: 'New Application' }));
    const form = page.getByRole('form', { name: 'Membership application' });
    await hand.fill(form.getByLabel('Surname'), 'Sample');
    await hand.fill(form.getByLabel('Other names'), 'Adaeze Ọlá');
    await hand.fill(form.getByLabel('Title'), 'Dr');
    const personal = form.getByRole('region', { name: 'Personal information' });
    await hand.fill(personal.getByLabel('WhatsApp number'), '+234 800 000 0199');
    await hand.fill(form.getByLabel('Postal address'), '1 Sample Crescent, Abuja');
    await hand.fill(form.getByLabel('Employer'), 'Sample Advisory');
    const professional = form.getByRole('region', { name: 'Professional information' });
    await hand.fill(professional.getByLabel('Position'), 'Senior Consultant');
    for (const [label, text] of Object.entries(furtherTexts)) await hand.fill(form.getByLabel(label), text);
    const education = form.getByRole('region', { name: 'Education' });
    await hand.fill(education.getByLabel('Institution', { exact: true }), 'Sample University');
    await hand.fill(education.getByLabel('From'), '2001');
    await hand.fill(education.getByLabel('To', { exact: true }), '2005');
    await hand.fill(education.getByLabel('Qualification'), 'BSc Economics');
    await hand.date(education.getByLabel('Date obtained'), '2005-07-14');
    const assignments = form.getByRole('region', { name: 'Consulting assignments' });
    await hand.fill(assignments.getByLabel('Project'), 'Review of a state ministry');
    await hand.fill(assignments.getByLabel('Role'), 'Lead consultant');
    await hand.fill(assignments.getByLabel('Period'), 'January to June 2024');
    await fillReferee(page, hand, 1);
    await fillReferee(page, hand, 2);
    await hand.tick(form.getByRole('checkbox', { name: /I declare/ }));
    await hand.attach(form.getByLabel('Proof of payment'), proof);
    await hand.press(form.getByRole('button', { name: 'Submit Application' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Application submitted successfully!');
    await hand.press(alert.getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('row', { name: /Sample/ })).toContainText(/pending/i);
  });
}

const logout = (page: Page, hand: Hand) =>
  test.step('signs out', async () => {
    await hand.press(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
    expect(
      await page.evaluate(() => ['user', 'token', 'root'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null]);
  });

async function approve(page: Page, hand: Hand, email: string) {
  await test.step('the admin finds the application, opens its proof and approves it', async () => {
    await hand.press(page.getByRole('link', { name: 'View All' }));
    const row = page.getByRole('row').filter({ hasText: email });
    await hand.press(row.getByRole('button', { name: /View Details/ }));
    await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeVisible();
    const opening = page.context().waitForEvent('page');
    await hand.press(page.getByRole('link', { name: /Open the proof/ }));
    const proof = await opening;
    await proof.waitForLoadState();
    expect(await proof.evaluate(() => document.images[0]?.naturalWidth ?? 0)).toBeGreaterThan(0);
    await proof.close();
    const select = page.getByLabel(/^Status of the application/);
    await hand.choose(select, 'Approve');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Status updated successfully');
    await hand.press(alert.getByRole('button', { name: 'OK' }));
  });
}

for (const makeHand of [mouse, keyboard]) {
  test(`a person joins, applies and is approved, by ${makeHand.name}`, async ({ page }, testInfo) => {
    const hand = makeHand(page);
    const email = `adaeze.${hand.name}@mail.example`;
    const proof = testInfo.outputPath('transfer.jpg');
    await writeFile(proof, await photograph());

    await register(page, hand, email);
    await signIn(page, hand, email, password, '/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Adaeze Sample');
    await apply(page, hand, proof);
    await logout(page, hand);

    await signIn(page, hand, adminEmail, adminPassword, '/admin/dashboard');
    await approve(page, hand, email);
    await logout(page, hand);

    await signIn(page, hand, email, password, '/dashboard');
    await expect(page.getByText(/^approved$/i)).toBeVisible();
  });
}

test('guards: nobody, a member and a hand-edited role', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  await page.goto('/admin/applications');
  await expect(page).toHaveURL('/login');

  const hand = mouse(page);
  await register(page, hand, 'bola.guard@mail.example');
  await signIn(page, hand, 'bola.guard@mail.example', password, '/dashboard');
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/login');

  await page.evaluate(() => {
    const edit = (json: string | null) => (json ?? '').replaceAll('"role":"member"', '"role":"admin"');
    for (const key of ['user', 'root']) localStorage.setItem(key, edit(localStorage.getItem(key)));
  });
  await page.goto('/admin/applications');
  await expect(
    page.getByText('Failed to fetch applications').or(page.getByRole('button', { name: 'Sign in' })),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: /View Details/ })).toHaveCount(0);
});

test('stored credentials that are unreadable or disagree are removed together', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    localStorage.setItem('user', '{broken');
    localStorage.setItem('token', 'abc');
    localStorage.setItem('root', '{}');
  });
  await page.goto('/dashboard');
  await expect(page).toHaveURL('/login');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
