import { readFile } from 'node:fs/promises';
import { readSheet } from 'read-excel-file/node';
import { formWith } from '../contract/people.ts';
import { photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';
import { apply, call, newMember, sessionOf, storeSession } from './api-setup.ts';
import { emailOf, expect, test } from './journey.ts';

const applicants = 20;

test('an admin finds twenty applications, reviews them by keyboard, and decides on several of which one fails', async ({
  page,
}) => {
  test.slow();
  // An address of its own to search for, because other journeys apply at the same time.
  const email = emailOf('keys');
  const proof = await photograph();
  const member = await newMember(page.request, { name: 'Ada Sample', email });
  const ids: number[] = [];
  for (let index = 0; index < applicants; index += 1) {
    const form = formWith({ email });
    ids.push((await apply(page.request, member.token, form, proof)).application_id);
  }
  const admin = await sessionOf(page.request, adminEmail, adminPassword);
  await page.goto('/login');
  await storeSession(page, admin);
  const status = (id: number) =>
    page
      .getByRole('row')
      .filter({ hasText: new RegExp(`IMC-APP-${id}(?!\\d)`) })
      .getByRole('combobox');

  await test.step('finds them by a part of an address', async () => {
    await page.goto('/admin/applications');
    await expect(page.getByRole('button', { name: /^Show / }).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(email);
    // The list is requested while typing pauses, so wait for the whole address first.
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === email);
    await expect(page.getByText(`1-${applicants} of ${applicants} applications`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(applicants);
    // As many rows as a secretary should see without scrolling.
    await page.setViewportSize({ width: 1280, height: 800 });
    const tenth = await page.locator('tbody tr').nth(9).boundingBox();
    expect(tenth?.height).toBeLessThanOrEqual(56);
    expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 360, height: 640 });
    const first = page.getByRole('button', { name: /^Show / }).first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    // Keys are letters in the search field: Tab leaves it.
    await page.keyboard.press('Tab');
  });

  await test.step('approves and rejects them in the panel, one after the other', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    for (let index = 0; index < applicants; index += 1) {
      const id = ids[applicants - 1 - index];
      await expect(panel.getByText(`IMC-APP-${id}`, { exact: true })).toBeVisible();
      await page.keyboard.press(index % 2 === 0 ? 'a' : 'r');
      await expect(page.getByRole('alertdialog')).toContainText('Status updated successfully');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      if (index < applicants - 1) await page.keyboard.press('j');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(ids[applicants - 1] ?? 0)).toHaveValue('approved');
    await expect(status(ids[0] ?? 0)).toHaveValue('rejected');
  });

  await test.step('sets all rejected ones to pending, of which another admin has decided on one', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('Rejected');
    await expect(page.getByText('1-10 of 10 applications')).toBeVisible();
    await page.getByLabel('Select all on this page').check();
    await call(page.request, '/admin/update-application-status.php', {
      token: admin.token,
      data: { application_id: ids[0], status: 'approved' },
    });
    await page.getByRole('button', { name: 'Set to pending' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set 10 applications to pending' });
    await dialog.getByRole('button', { name: 'Set 10 to pending' }).click();
    await expect(dialog.getByText('9 decisions saved, 1 not saved')).toBeVisible();
    await expect(dialog.getByText(/has set this application to approved/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Show', { exact: true }).selectOption('Pending');
    await expect(page.getByText('1-9 of 9 applications')).toBeVisible();
  });

  await test.step('the address leads back to the same list', async () => {
    await page.reload();
    await expect(page.getByText('1-9 of 9 applications')).toBeVisible();
    await expect(page.getByRole('searchbox')).toHaveValue(email);
  });

  /** Saves the list in a format. Returns the name and the content of the file. */
  const exportAs = async (format: string) => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: format }).click();
    const file = await download;
    return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
  };

  await test.step('exports exactly these', async () => {
    const { name, content } = await exportAs('Save as CSV');
    expect(name).toBe('imc-applications.csv');
    const lines = content.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(10);

    const workbook = await exportAs('Save as Excel workbook');
    expect(workbook.name).toBe('imc-applications.xlsx');
    const rows = await readSheet(workbook.content);
    expect(rows.map(([reference]) => reference)).toEqual(
      lines.map((line) => line.split(',')[0]?.replace('\uFEFF', '')),
    );
    expect(rows.at(-1)?.at(-1)).toBeInstanceOf(Date);
  });
});
