import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { apply, newMember, password } from './api-setup.ts';
import { type InputMode, keyboard, mouse } from './input-modes.ts';
import { emailOf, expect, test } from './journey.ts';

// What members do besides applying: paying, reading their applications, and completing the profile with a photo.

async function signIn(page: Page, input: InputMode, email: string) {
  await test.step('signs in', async () => {
    await page.goto('/login');
    await input.fill(page.getByLabel('Email'), email);
    await input.fill(page.getByLabel('Password', { exact: true }), password);
    await input.activate(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL('/dashboard');
  });
}

const areaLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Member area' }).getByRole('link', { name });

/** Expects a loaded picture on the page. */
const expectPicture = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

for (const createInput of [mouse, keyboard]) {
  test(`a member sees what to pay and how, by ${createInput.name}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const input = createInput(page);
    const email = emailOf(`payer.${input.name}`);
    const { token } = await newMember(page.request, { name: 'Payer Sample', email });
    await signIn(page, input, email);

    await test.step('has nothing to pay before an application is started', async () => {
      await input.activate(page.getByRole('link', { name: /^Make Payment/ }));
      await expect(page).toHaveURL('/dashboard/payments');
      await expect(page.getByText(/^Nothing is pending/)).toBeVisible();
      await expect(areaLink(page, 'Payments')).toHaveAttribute('aria-current', 'page');
    });

    await test.step('starts an application, which can be paid at once', async () => {
      await input.activate(areaLink(page, 'Application'));
      await input.activate(page.getByRole('button', { name: 'New Application' }));
      await expect(page.getByRole('form', { name: 'Membership application' })).toBeVisible();
      await input.activate(areaLink(page, 'Payments'));
      await expect(page.getByRole('row', { name: /IMC-APP-\d+/ })).toContainText('not paid yet');
    });

    await test.step('copies the payment details from the transfer card', async () => {
      const payNow = page.getByRole('button', { name: /^Pay Now IMC-APP-/ });
      await input.activate(payNow);
      const card = page.getByRole('dialog', { name: /^Transfer for IMC-APP-/ });
      await input.activate(card.getByRole('button', { name: 'Copy Induction Fee' }));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('25000');
      await input.activate(card.getByRole('button', { name: 'Copy Payment reference' }));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^IMC-APP-\d+$/);
      // The card has its own address, so a reload keeps it open.
      await page.reload();
      await expect(card).toBeVisible();
      await input.activate(card.getByRole('button', { name: 'Close' }));
      await expect(card).toBeHidden();
    });

    await apply(page.request, token, formWith({ surname: 'Payer', email }), await photograph());

    await test.step('sees that the transfer is being checked, and the receipt', async () => {
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: 'being checked' });
      await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
      await input.activate(row.getByRole('button', { name: /^View receipt/ }));
      const viewer = page.getByRole('dialog', { name: /^Proof of payment for IMC-APP-/ });
      await expect(viewer).toBeVisible();
      await expectPicture(page, 'dialog img');
      await input.activate(viewer.getByRole('button', { name: 'Close' }));
    });
  });

  test(`a member reads an application and returns to its row, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const email = emailOf(`applicant.in.full.${input.name}`);
    const { token } = await newMember(page.request, { name: 'Reader Sample', email });
    await apply(page.request, token, formWith({ surname: 'Reader', email }), await photograph());
    await signIn(page, input, email);
    await input.activate(areaLink(page, 'Application'));
    const details = page.getByRole('button', { name: /^View Details of IMC-APP-/ });
    await input.activate(details);
    await expect(page.getByRole('region', { name: 'Referees' })).toContainText('Hajiya Zainab Musa');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('being checked');
    await page.goBack();
    await expect(details).toBeVisible();
    await input.activate(details);
    await input.activate(page.getByRole('button', { name: 'Back to My Applications' }));
    await expect(details).toBeFocused();
  });

  test(`a member completes the profile with a photo, by ${createInput.name}`, async ({
    page,
    takePhotograph,
  }) => {
    const input = createInput(page);
    const email = emailOf(`portrait.${input.name}`);
    await newMember(page.request, { name: 'Portrait Sample', email });
    await signIn(page, input, email);
    await input.activate(areaLink(page, 'Profile'));
    await input.fill(page.getByLabel('Organization'), 'Sample Advisory');
    await input.choose(page.getByLabel('Years of experience'), '0-2');
    await input.attach(page.getByLabel(/^Profile photo/), await takePhotograph('portrait.jpg'));
    await input.activate(page.getByRole('button', { name: 'Save profile' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Profile updated successfully');
    await input.activate(alert.getByRole('button', { name: 'OK' }));

    await test.step('sees the photo at once and after a reload', async () => {
      await expectPicture(page, 'header img:visible');
      await expectPicture(page, 'main img:visible');
      await page.reload();
      await expectPicture(page, 'header img:visible');
      await expect(page.getByLabel('Organization')).toHaveValue('Sample Advisory');
      await expect(page.getByLabel('Years of experience')).toHaveValue('0');
    });
  });
}
