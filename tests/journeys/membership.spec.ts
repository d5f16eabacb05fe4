import type { Page } from '@playwright/test';
import { adminSession, openAs, pictureFile, sessionOf } from './api-setup.ts';
import { fillFurtherSections, fillPersonal, proofInput } from './application-sections.ts';
import { type InputMode, keyboard } from './input-modes.ts';
import { expect, test } from './journey.ts';

// With motion, unlike the other journeys.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const password = 'Adire!Indigo1979';

async function register(page: Page, input: InputMode, email: string) {
  await test.step('creates an account in two steps', async () => {
    await page.goto('/');
    // Not the link in the carousel, whose slide changes meanwhile.
    await input.activate(page.getByRole('banner').getByRole('link', { name: 'Join', exact: true }));
    await expect(page.getByText('Step 1 of 2')).toBeVisible();
    await input.fill(page.getByLabel('Full name'), 'Adaeze Sample');
    await input.fill(page.getByLabel('Email'), email);
    await input.fill(page.getByLabel('Phone number'), '+234 800 000 0199');
    await input.choose(page.getByLabel('Membership type'), 'Member');
    await input.activate(page.getByRole('button', { name: 'Next' }));
    await expect(page.getByText('Step 2 of 2')).toBeVisible();
    await input.fill(page.getByLabel('Password', { exact: true }), password);
    await input.fill(page.getByLabel('Confirm password'), password);
    await input.tick(page.getByRole('checkbox', { name: /I agree/ }));
    await input.activate(page.getByRole('button', { name: 'Create Account' }));
    await expect(page).toHaveURL('/login');
  });
}

async function apply(page: Page, input: InputMode) {
  await test.step('fills in the application section by section and attaches the proof of payment', async () => {
    await input.activate(page.getByRole('link', { name: 'Application', exact: true }));
    await input.activate(page.getByRole('button', { name: 'New Application' }));
    await fillPersonal(page, input);
    await fillFurtherSections(page, input);
    await input.attach(proofInput(page), await pictureFile());
    await input.activate(page.getByRole('button', { name: 'Next' }));
    await input.activate(page.getByRole('button', { name: 'Submit Application' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Application submitted successfully!');
    await input.activate(alert.getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('row', { name: /Sample/ })).toContainText(/pending/i);
  });
}

async function approve(page: Page, input: InputMode, email: string) {
  await test.step('finds the application as admin, opens its proof and approves it', async () => {
    await input.activate(page.getByRole('link', { name: 'View All' }));
    const row = page.getByRole('row').filter({ hasText: email });
    await input.activate(row.getByRole('button', { name: /View Details/ }));
    await expect(page.getByRole('heading', { name: 'Professional Information' })).toBeVisible();
    const newPage = page.context().waitForEvent('page');
    await input.activate(page.getByRole('link', { name: /Open the proof/ }));
    const proof = await newPage;
    // A new tab is loaded at once as 'about:blank': the picture itself says when it is there.
    const width = proof.locator('img').evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth;
    });
    expect(await width).toBeGreaterThan(0);
    await proof.close();
    await input.choose(page.getByLabel(/^Status of the application/), 'Approve');
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Status updated successfully');
    await input.activate(alert.getByRole('button', { name: 'OK' }));
  });
}

test('a user joins, applies and is approved, by keyboard', async ({ page, passUndoTime }) => {
  // The keyboard passes every tab stop of the form.
  test.slow();
  const input = keyboard(page);
  const email = 'adaeze@mail.example';

  await register(page, input, email);
  await test.step('signs in', async () => {
    await input.fill(page.getByLabel('Email'), email);
    await input.fill(page.getByLabel('Password', { exact: true }), password);
    await input.activate(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Adaeze Sample');
  });
  await apply(page, input);
  await test.step('signs out', async () => {
    await input.activate(page.getByRole('button', { name: 'Logout' }));
    await expect(page).toHaveURL('/login');
    expect(
      await page.evaluate(() => ['user', 'token', 'root'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null]);
  });

  await openAs(page, await adminSession(page.request), '/admin/dashboard');
  await approve(page, input, email);
  await passUndoTime();
  await openAs(page, await sessionOf(page.request, email, password), '/dashboard');
  await expect(page.getByRole('heading', { name: /has approved your application$/ })).toBeVisible();
});
