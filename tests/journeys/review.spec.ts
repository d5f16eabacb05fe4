import { readFile } from 'node:fs/promises';
import { formWith } from '../contract/people.ts';
import { adminSession, apply, decide, newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

/** More than the ten rows that an admin should see without scrolling. */
const applicants = 12;
const decisions = 4;

test('an admin finds twelve applications, reviews them by keyboard, and decides on several of which one fails', async ({
  page,
}) => {
  const email = 'keys@mail.example';
  const member = await newMember(page.request, { email });
  const other = await newMember(page.request);
  await apply(page.request, other.token, formWith({ email: other.user.email }));
  const ids: number[] = [];
  for (let index = 0; index < applicants; index += 1)
    ids.push(await apply(page.request, member.token, formWith({ email })));
  const admin = await adminSession(page.request);
  const status = (id: number) =>
    page
      .getByRole('row')
      .filter({ hasText: new RegExp(`IMC-APP-${id}(?!\\d)`) })
      .getByRole('combobox');

  await test.step('finds them by a part of an address', async () => {
    await openAs(page, admin, '/admin/applications');
    await expect(page.getByRole('button', { name: /^Show / }).first()).toBeVisible();
    await page.keyboard.press('/');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await page.keyboard.type(email);
    // The list is requested while typing pauses, so wait for the whole address first.
    await expect(page).toHaveURL((url) => url.searchParams.get('q') === email);
    await expect(page.getByText(`1-${applicants} of ${applicants} applications`)).toBeVisible();
    await expect(page.getByRole('button', { name: /^Show / })).toHaveCount(applicants);
    await page.setViewportSize({ width: 1280, height: 800 });
    const tenth = await page.locator('tbody tr').nth(9).boundingBox();
    expect(tenth?.height).toBeLessThanOrEqual(56);
    expect((tenth?.y ?? 0) + (tenth?.height ?? 0)).toBeLessThanOrEqual(800);
    await page.setViewportSize({ width: 360, height: 640 });
    const first = page.getByRole('button', { name: /^Show / }).first();
    await expect(first).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
    // Leave the search field, in which shortcut keys are letters.
    await page.getByRole('searchbox').blur();
  });

  await test.step('approves and rejects them in the panel, one after the other', async () => {
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('dialog');
    for (let index = 0; index < decisions; index += 1) {
      const id = ids[applicants - 1 - index];
      await expect(panel.getByText(`IMC-APP-${id}`, { exact: true })).toBeVisible();
      const isApproved = index % 2 === 0;
      await page.keyboard.press(isApproved ? 'a' : 'r');
      const decision = page.getByRole('dialog', { name: /^(Approve|Reject) this application$/ });
      if (isApproved) {
        await expect(decision.getByRole('button', { name: 'Approve' })).toBeFocused();
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.type('Please name another referee.');
        await decision.getByRole('button', { name: 'Reject' }).click();
      }
      await expect(page.getByRole('alertdialog')).toContainText('Status updated successfully');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      if (index < decisions - 1) await page.keyboard.press('j');
    }
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(status(ids[applicants - 1] ?? 0)).toHaveValue('approved');
    await expect(status(ids[applicants - decisions] ?? 0)).toHaveValue('rejected');
  });

  await test.step('sets all rejected ones to pending, of which another admin has decided on one', async () => {
    await page.getByLabel('Show', { exact: true }).selectOption('Rejected');
    await expect(page.getByText('1-2 of 2 applications')).toBeVisible();
    await page.getByLabel('Select all on this page').check();
    await decide(page.request, admin.token, ids[applicants - decisions] ?? 0, 'approved');
    await page.getByRole('button', { name: 'Set to pending' }).click();
    const dialog = page.getByRole('dialog', { name: 'Set 2 applications to pending' });
    await dialog.getByRole('button', { name: 'Set 2 to pending' }).click();
    await expect(dialog.getByText('1 decision saved, 1 not saved')).toBeVisible();
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

  await test.step('exports exactly these', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export', exact: true }).click();
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('applications-pending-search.csv');
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(10);
  });
});
