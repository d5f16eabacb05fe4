import { applicationSectionTitles } from '@imc/api/contract';
import type { Page } from '@playwright/test';
import { draftOf, newMember, openAs, pictureFile, type Session, saveDraft } from './api-setup.ts';
import { proofInput, sectionButton } from './application-sections.ts';
import { expect, test } from './journey.ts';

const surname = (page: Page) => page.getByLabel('Surname');
const saved = (page: Page) => page.getByText(/^Saved \d/);

/** The member's draft only lacks the proof of payment. */
async function openPrefilledForm(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { email });
  await saveDraft(page.request, session.token);
  await openAs(page, session, '/dashboard/application?view=form&section=personal');
  await expect(surname(page)).toHaveValue('Nwosu');
  return session;
}

test('a draft in two tabs is not overwritten without notice, and is saved when the last one closes', async ({
  page,
}) => {
  const { token } = await openPrefilledForm(page, 'two.tabs@mail.example');
  const storedSurname = async () => (await draftOf(page.request, token)).data?.surname;
  const other = await page.context().newPage();
  await other.goto('/dashboard/application?view=form&section=personal');
  await surname(other).fill('From the other tab');
  await expect.poll(storedSurname).toBe('From the other tab');

  await page.bringToFront();
  await surname(page).fill('From this tab');
  await expect(page.getByText('This draft was changed elsewhere')).toBeVisible();
  expect(await storedSurname()).toBe('From the other tab');
  await page.getByRole('button', { name: 'Compare and choose' }).click();
  await page.getByRole('radio', { name: /From this tab/ }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toBeVisible();
  expect(await storedSurname()).toBe('From this tab');
  await other.close();

  await surname(page).press('End');
  await page.keyboard.type(' once more');
  await page.close({ runBeforeUnload: true });
  await expect.poll(storedSurname).toBe('From this tab once more');
});

test('the section is part of the address: Back, Forward, reload and leaving work', async ({ page }) => {
  const expectSection = (title: string) =>
    expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  const session = await newMember(page.request, { email: 'sections@mail.example' });
  await openAs(page, session, '/dashboard/application');
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

/** Controls of the open section that are covered while they have the focus, or wider than the page. */
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

/** Opens each section of a draft that only lacks the proof of payment. */
async function walkSections(page: Page, visit: (title: string) => Promise<void>): Promise<void> {
  for (const title of Object.values(applicationSectionTitles)) {
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await visit(title);
    if (title === applicationSectionTitles.review) return;
    const next = page.getByRole('button', { name: 'Next' });
    await next.click();
    if (title === applicationSectionTitles.referees) await next.click();
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the head is low, each section starts in the first view, and Next stays in it', async ({ page }) => {
    await openPrefilledForm(page, 'low.head@mail.example');
    const { payment, review } = applicationSectionTitles;
    await walkSections(page, async (title) => {
      await page.evaluate(() => scrollTo(0, 0));
      const head = page.getByRole('navigation', { name: 'Sections of the application' });
      await expect(head).toHaveCSS('position', 'sticky');
      const { y = NaN, height = NaN } = (await head.boundingBox()) ?? {};
      expect(y + height, title).toBeLessThanOrEqual(120);
      // These two begin with something to read.
      const first = [payment, review].includes(title) ? 'form section > :nth-child(2)' : 'form label';
      const box = await page.locator(`${first}:visible`).first().boundingBox();
      expect(box?.y, title).toBeLessThanOrEqual(200);
      await expect(page.locator('form button[type="submit"]')).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('navigation', { name: 'Member area' })).toBeHidden();
    });
  });

  test('every section fits with text at 200 %, no focused field is covered, and the application can be sent', async ({
    page,
  }) => {
    await openPrefilledForm(page, 'large.text@mail.example');
    // The browser's own setting: unlike a font size of the page, media queries follow it.
    const settings = await page.context().newCDPSession(page);
    await settings.send('Page.enable');
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');

    await walkSections(page, async (title) => {
      expect(await misplacedControls(page), title).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      if (title === applicationSectionTitles.payment) {
        await proofInput(page).setInputFiles(await pictureFile());
        await expect(page.getByText(/^Saved with your application/)).toBeVisible();
      }
    });
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Application submitted successfully!');
  });
});
