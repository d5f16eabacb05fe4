import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { apply, newMember, password } from './by-api.ts';
import { type Hand, keyboard, mouse } from './hands.ts';
import { expect, test } from './journey.ts';

// What a member does beside applying: paying, reading what was sent, and a profile with a photo.

async function signIn(page: Page, hand: Hand, email: string) {
  await test.step('signs in', async () => {
    await page.goto('/login');
    await hand.fill(page.getByLabel('Email'), email);
    await hand.fill(page.getByLabel('Password', { exact: true }), password);
    await hand.press(page.getByRole('button', { name: 'Sign in' }));
    await expect(page).toHaveURL('/dashboard');
  });
}

const place = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Member area' }).getByRole('link', { name });

/** Whether a picture is on the page, and is one. */
const expectPicture = (page: Page, selector: string) =>
  expect
    .poll(() =>
      page
        .locator(selector)
        .first()
        .evaluate((image) => (image as HTMLImageElement).naturalWidth),
    )
    .toBeGreaterThan(0);

for (const makeHand of [mouse, keyboard]) {
  test(`a member sees what to pay and how, by ${makeHand.name}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const hand = makeHand(page);
    const email = `payer.${hand.name}@mail.example`;
    const { token } = await newMember(page.request, { name: 'Payer Sample', email });
    await signIn(page, hand, email);

    await test.step('has nothing to pay before an application is begun', async () => {
      await hand.press(page.getByRole('link', { name: /^Make Payment/ }));
      await expect(page).toHaveURL('/dashboard/payments');
      await expect(page.getByText(/^Nothing is pending/)).toBeVisible();
      await expect(place(page, 'Payments')).toHaveAttribute('aria-current', 'page');
    });

    await test.step('begins one, whose reference is to be paid at once', async () => {
      await hand.press(place(page, 'Application'));
      await hand.press(page.getByRole('button', { name: 'New Application' }));
      await expect(page.getByRole('form', { name: 'Membership application' })).toBeVisible();
      await hand.press(place(page, 'Payments'));
      await expect(page.getByRole('row', { name: /IMC-APP-\d+/ })).toContainText('not paid yet');
    });

    await test.step('takes what a bank asks for from the transfer card', async () => {
      const payNow = page.getByRole('button', { name: /^Pay Now IMC-APP-/ });
      await hand.press(payNow);
      const card = page.getByRole('dialog', { name: /^Transfer for IMC-APP-/ });
      await hand.press(card.getByRole('button', { name: 'Copy Induction Fee' }));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('25000');
      await hand.press(card.getByRole('button', { name: 'Copy Payment reference' }));
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^IMC-APP-\d+$/);
      // The card has an address: a reload while the bank's app is open loses nothing.
      await page.reload();
      await expect(card).toBeVisible();
      await hand.press(card.getByRole('button', { name: 'Close' }));
      await expect(card).toBeHidden();
    });

    await apply(page.request, token, formWith({ surname: 'Payer', email }), await photograph());

    await test.step('sees that the transfer is checked, and the receipt', async () => {
      await page.reload();
      const row = page.getByRole('row').filter({ hasText: 'being checked' });
      await expect(row.getByRole('button', { name: /^Pay Now/ })).toHaveCount(0);
      await hand.press(row.getByRole('button', { name: /^View receipt/ }));
      const viewer = page.getByRole('dialog', { name: /^Receipt for IMC-APP-/ });
      await expect(viewer).toBeVisible();
      await expectPicture(page, 'dialog img');
      await hand.press(viewer.getByRole('button', { name: 'Close' }));
    });
  });

  test(`a member reads an application in full and comes back to its row, by ${makeHand.name}`, async ({
    page,
  }) => {
    const hand = makeHand(page);
    const email = `applicant.in.full.${hand.name}@mail.example`;
    const { token } = await newMember(page.request, { name: 'Reader Sample', email });
    await apply(page.request, token, formWith({ surname: 'Reader', email }), await photograph());
    await signIn(page, hand, email);
    await hand.press(place(page, 'Application'));
    const details = page.getByRole('button', { name: /^View Details of IMC-APP-/ });
    await hand.press(details);
    await expect(page.getByRole('region', { name: 'Referees' })).toContainText('Hajiya Zainab Musa');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Payment' })).toContainText('being checked');
    await page.goBack();
    await expect(details).toBeVisible();
    await hand.press(details);
    await hand.press(page.getByRole('button', { name: 'Back to My Applications' }));
    await expect(details).toBeFocused();
  });

  test(`a member completes the profile with a photo, by ${makeHand.name}`, async ({
    page,
    takePhotograph,
  }) => {
    const hand = makeHand(page);
    const email = `portrait.${hand.name}@mail.example`;
    await newMember(page.request, { name: 'Portrait Sample', email });
    await signIn(page, hand, email);
    await hand.press(place(page, 'Profile'));
    await hand.fill(page.getByLabel('Organization'), 'Sample Advisory');
    await hand.choose(page.getByLabel('Years of experience'), '0-2');
    await hand.attach(page.getByLabel(/^Profile photo/), await takePhotograph('portrait.jpg'));
    await hand.press(page.getByRole('button', { name: 'Save profile' }));
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Profile updated successfully');
    await hand.press(alert.getByRole('button', { name: 'OK' }));

    await test.step('the photo is there at once, and after a reload', async () => {
      await expectPicture(page, 'header img:visible');
      await expectPicture(page, 'main img:visible');
      await page.reload();
      await expectPicture(page, 'header img:visible');
      await expect(page.getByLabel('Organization')).toHaveValue('Sample Advisory');
      await expect(page.getByLabel('Years of experience')).toHaveValue('0');
    });
  });
}
