import type { Browser, Page } from '@playwright/test';
import { adminSession, apply, newMember, openAs } from './api-setup.ts';
import { expect, test } from './journey.ts';

/** By the address of an application, as an admin with a browser of their own. */
async function openDesk(browser: Browser, id: number): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  // With the request of this page, so that its browser has the cookie for pictures.
  await openAs(page, await adminSession(page.request), `/admin/applications?application=${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /Nwosu/ })).toBeVisible();
  return page;
}

test('two admins decide on one application: one is told, takes the decision back and notes why; the member sees that it was opened', async ({
  page,
  browser,
}) => {
  const member = await newMember(page.request);
  const application_id = await apply(page.request, member.token);
  const [first, second] = [await openDesk(browser, application_id), await openDesk(browser, application_id)];

  await test.step('the first admin approves by keyboard, with a reason', async () => {
    await first.getByRole('heading', { level: 1 }).focus();
    await first.keyboard.press('a');
    const dialog = first.getByRole('dialog', { name: 'Approve this application' });
    await dialog.getByLabel('Message to the applicant').fill('Welcome to the Institute.');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await expect(first.getByText(/^until .*before the email is sent/)).toBeVisible();
    await expect(first.getByText('Welcome to the Institute.')).toBeVisible();
  });

  await test.step('the second is told who decided, and sees the new status', async () => {
    await second.getByRole('button', { name: 'Reject' }).click();
    const dialog = second.getByRole('dialog', { name: 'Reject this application' });
    await dialog.getByLabel('Note, for admins only').fill('The receipt is too old.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByText(/^You have given no reason\./)).toBeVisible();
    await dialog.getByLabel(/^Reason/).fill('The receipt is too old.');
    await dialog.getByRole('button', { name: 'Reject' }).click();
    await expect(dialog.getByRole('alert')).toContainText('has set this application to approved');
    await expect(dialog.getByLabel('Note, for admins only')).toHaveValue('The receipt is too old.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(second.getByText(/^Approved by/)).toBeVisible();
  });

  await test.step('the decision is taken back, and a note says why', async () => {
    await first.getByRole('button', { name: 'Undo' }).click();
    await expect(first.getByText('Decision undone')).toBeVisible();
    await first.getByLabel('New note').fill('The receipt has to be checked first.');
    await first.getByRole('button', { name: 'Add note' }).click();
    await expect(
      first
        .getByRole('list', { name: 'Notes, newest first' })
        .getByText('The receipt has to be checked first.'),
    ).toBeVisible();
    await first.reload();
    await expect(first.getByText('Decision undone')).toBeVisible();
    await expect(first.getByText('The receipt has to be checked first.')).toBeVisible();
  });

  await test.step('the member reads when it was opened, but neither by whom nor the note', async () => {
    await openAs(page, member, `/dashboard/application?view=read&id=${application_id}`);
    const openings = page.getByRole('region', { name: 'Who opened your application' });
    await expect(openings).toContainText(/Opened \d+ times, last on/);
    await openings.getByText('Every time').click();
    for (const part of ['application', 'proof of payment'])
      await expect(
        openings
          .getByRole('listitem')
          .getByText(
            new RegExp(`An administrator of the Institute \\(staff number \\d+\\) opened your ${part}`),
          )
          .first(),
      ).toBeVisible();
    await expect(page.getByText('The receipt has to be checked first.')).toHaveCount(0);
  });

  for (const desk of [first, second]) await desk.context().close();
});
