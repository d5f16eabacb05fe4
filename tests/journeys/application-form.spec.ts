import { applicationSectionTitles } from '@imc/api/contract';
import type { Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { call, newMember, type Session, storeSession } from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { keyboard, mouse } from './input-modes.ts';
import { emailOf, expect, test } from './journey.ts';

interface Draft {
  readonly application_id: number;
  readonly data: { readonly surname?: string } | null;
}

const draftOf = async (page: Page, { token }: Session) =>
  (await call<{ draft: Draft }>(page.request, '/open-application-draft.php', { token, method: 'POST' }))
    .draft;

/** Creates a member whose draft only lacks the proof of payment, and opens the application form. */
async function openPrefilledForm(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { name: 'Amaka Sample', email });
  const { application_id } = await draftOf(page, session);
  await call(page.request, '/save-application-draft.php', {
    token: session.token,
    data: { application_id, data: formWith() },
  });
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto('/dashboard/application?view=form');
  await expect(surname(page)).toHaveValue('Nwosu');
  return session;
}

const surname = (page: Page) => page.getByLabel('Surname');
const saved = (page: Page) => page.getByText(/^Saved \d/);

for (const createInput of [mouse, keyboard]) {
  test(`a draft in two tabs is not overwritten without notice, by ${createInput.name}`, async ({ page }) => {
    // The keyboard passes every tab stop of the form.
    test.slow();
    const input = createInput(page);
    const session = await openPrefilledForm(page, emailOf(`two.tabs.${input.name}`));
    const other = await page.context().newPage();
    await other.goto('/dashboard/application?view=form');
    await createInput(other).fill(surname(other), 'From the other tab');
    await expect.poll(async () => (await draftOf(page, session)).data?.surname).toBe('From the other tab');

    await page.bringToFront();
    await input.fill(surname(page), 'From this tab');
    await expect(page.getByText('This draft was changed elsewhere')).toBeVisible();
    expect((await draftOf(page, session)).data?.surname).toBe('From the other tab');
    await expect(surname(page)).toHaveValue('From this tab');

    await input.activate(page.getByRole('button', { name: 'Compare and choose' }));
    const row = page.getByRole('dialog').getByRole('row', { name: /^Surname/ });
    await expect(row).toContainText('From this tab');
    await expect(row).toContainText('From the other tab');
    await input.activate(page.getByRole('button', { name: 'Keep this' }));
    await expect(saved(page)).toBeVisible();
    expect((await draftOf(page, session)).data?.surname).toBe('From this tab');
  });

  test(`takes over a draft that was changed on another device, by ${createInput.name}`, async ({ page }) => {
    const input = createInput(page);
    const session = await openPrefilledForm(page, emailOf(`two.devices.${input.name}`));
    const { application_id } = await draftOf(page, session);
    await call(page.request, '/save-application-draft.php', {
      token: session.token,
      data: { application_id, data: formWith({ surname: 'From the phone' }) },
    });
    await input.fill(surname(page), 'From here');
    await input.activate(page.getByRole('button', { name: 'Compare and choose' }));
    await input.activate(page.getByRole('button', { name: 'Take other' }));
    await expect(surname(page)).toHaveValue('From the phone');
    await expect(page.getByText('This draft was changed elsewhere')).toHaveCount(0);
    expect((await draftOf(page, session)).data?.surname).toBe('From the phone');
  });

  test(`leaves the form during submission and sees the outcome on another page, by ${createInput.name}`, async ({
    page,
    takePhotograph,
  }) => {
    const input = createInput(page);
    await openPrefilledForm(page, emailOf(`left.sending.${input.name}`));
    let continueRequest = () => {};
    const gate = new Promise<void>((resolve) => {
      continueRequest = resolve;
    });
    await page.route('**/api/membership-application.php', async (route) => {
      await gate;
      await route.continue();
    });
    await input.activate(sectionButton(page, 'Proof of payment'));
    await input.attach(page.locator('input[type="file"]'), await takePhotograph());
    await input.activate(page.getByRole('button', { name: 'Next' }));
    await input.activate(page.getByRole('button', { name: 'Submit Application' }));
    await input.activate(page.getByRole('link', { name: 'Profile', exact: true }));
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);

    continueRequest();
    const alert = page.getByRole('alertdialog');
    await expect(alert).toContainText('Application submitted successfully!');
    await expect(page).toHaveURL('/dashboard/profile');
    await input.activate(alert.getByRole('button', { name: 'OK' }));
    await input.activate(page.getByRole('link', { name: 'Application', exact: true }));
    await expect(page.getByRole('row', { name: /Nwosu/ })).toContainText(/pending/i);
    await expect(alert).toHaveCount(0);
  });
}

test('closing the tab while typing saves the draft', async ({ page }) => {
  const session = await openPrefilledForm(page, emailOf('closed.tab'));
  const reader = await page.context().newPage();
  await surname(page).press('End');
  await page.keyboard.type('-Adebayo');
  await page.close({ runBeforeUnload: true });
  await expect.poll(async () => (await draftOf(reader, session)).data?.surname).toBe('Nwosu-Adebayo');
});

test('the draft is saved automatically after server failures and after a lost connection', async ({
  page,
}) => {
  const session = await openPrefilledForm(page, emailOf('failing.server'));
  await page.route('**/api/save-application-draft.php', (route) =>
    route.fulfill({ status: 502, body: '<html>' }),
  );
  await surname(page).fill('Kept through failures');
  await expect(page.getByText(/^Saved on this device only. The server has a problem/)).toBeVisible();
  await page.unroute('**/api/save-application-draft.php');
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, session)).data?.surname).toBe('Kept through failures');

  await page.context().setOffline(true);
  await surname(page).fill('Kept offline');
  await expect(page.getByText(/^Saved on this device only. No connection/)).toBeVisible();
  await page.context().setOffline(false);
  await expect(saved(page)).toBeVisible();
  expect((await draftOf(page, session)).data?.surname).toBe('Kept offline');
});

test('the section is part of the address: Back, Forward, reload and leaving work', async ({ page }) => {
  const expectSection = (title: string) =>
    expect(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible();
  const session = await newMember(page.request, { name: 'Amaka Sample', email: emailOf('sections') });
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto('/dashboard/application');
  await page.getByRole('button', { name: 'New Application' }).click();
  await expectSection('Personal');
  await surname(page).fill('Kept in every section');
  await page.getByRole('button', { name: 'Next' }).click();
  await expectSection('Professional');
  await sectionButton(page, 'Referees').click();
  await expectSection('Referees');
  await expect(page).toHaveURL(/view=form&section=referees/);
  await page.goBack();
  await expectSection('Professional');
  await page.goForward();
  await expectSection('Referees');
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expectSection('Referees');
  await page.goBack();
  await page.goBack();
  await expect(surname(page)).toHaveValue('Kept in every section');
  await page.goForward();
  await page.getByRole('button', { name: 'Back to My Applications' }).click();
  await expect(page).toHaveURL(/\/dashboard\/application$/);
  await expect(page.getByRole('heading', { level: 1, name: 'My Applications' })).toBeVisible();
});

test('the alert opens the section of the first error and focuses the field', async ({ page }) => {
  const session = await newMember(page.request, { name: 'Amaka Sample', email: emailOf('errors') });
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto('/dashboard/application?view=form&section=review');
  await page.getByRole('button', { name: 'Submit Application' }).click();
  const alert = page.getByRole('alertdialog');
  await expect(alert).toContainText('Please fix the following errors:');
  await alert.getByRole('button', { name: 'Referee 1 information is incomplete' }).click();
  await expect(page.getByRole('region', { name: 'Referee 1' }).getByLabel('Name')).toBeFocused();
  await sectionButton(page, 'Review').click();
  await page.getByRole('button', { name: 'Submit Application' }).click();
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(surname(page)).toBeFocused();
});

/** Returns the controls of the open section that are covered while they have the focus, or wider than the page. */
const misplacedControls = (page: Page) =>
  page.evaluate(() => {
    const isMisplaced = (control: HTMLElement): boolean => {
      control.focus();
      const { left, right, top, width, height } = control.getBoundingClientRect();
      if (width < 2) return false;
      const front = document.elementFromPoint((left + right) / 2, top + Math.min(height / 2, 30));
      const isCovered = front === null || !(control.contains(front) || front.contains(control));
      return isCovered || left < 0 || right > innerWidth + 1;
    };
    return [...document.querySelectorAll<HTMLElement>('main :is(input, select, textarea, button)')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && isMisplaced(control))
      .map(({ id, textContent, tagName }) => id || textContent || tagName);
  });

test.describe('with text at 200 %', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('every section fits a phone, no focused field is covered, and the application can be sent', async ({
    page,
    takePhotograph,
  }) => {
    await openPrefilledForm(page, emailOf('large.text'));
    // The browser's own setting, which media queries follow, unlike a font size of the page.
    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.enable');
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');

    const titles = Object.values(applicationSectionTitles);
    for (const title of titles) {
      await expect(sectionButton(page, title)).toHaveAttribute('aria-current', 'step');
      expect(await misplacedControls(page), title).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (title === applicationSectionTitles.payment) {
        await proofInput(page).setInputFiles(await takePhotograph());
        await expect(page.getByText(/^Kept with your application/)).toBeVisible();
      }
      if (title !== titles.at(-1)) await page.getByRole('button', { name: 'Next' }).click();
    }
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
  });
});
