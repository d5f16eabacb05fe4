import type { Page } from '@playwright/test';
import { adminSession, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

// Not sent by default; then an admin has messages stored, reads one, handles it and deletes it.

const notSent = 'Messages from this form are not sent.';

async function write(page: Page, message: string) {
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Full Name').fill('Hauwa Sample');
  await form.getByLabel('Phone').fill('+234 800 000 0140');
  await form.getByLabel('Email').fill('hauwa@mail.example');
  await form.getByLabel('Message').fill(message);
  await form.getByRole('button', { name: 'Send Message' }).click();
  return form;
}

test('messages are stored only if an admin says so, and are then read, handled and deleted', async ({
  page,
  browser,
}) => {
  const text = 'When is the next induction?';
  const desk = await (await browser.newContext()).newPage();
  await storeSession(desk, await adminSession(page.request));

  await test.step('by default the form says that messages are not sent, and sends none', async () => {
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await page.goto('/contact');
    await expect(page.getByText(notSent)).toBeVisible();
    const form = await write(page, text);
    await expect(form.getByRole('status')).toHaveText('Message sent successfully!');
    await expect(form.getByLabel('Message')).toHaveValue('');
    expect(posts).toBe(0);
  });

  await test.step('an admin has messages stored', async () => {
    await desk.goto('/admin/messages');
    await expect(desk.getByText('Messages are not stored at present')).toBeVisible();
    await desk.goto('/admin/settings');
    const section = desk.getByRole('region', { name: 'Messages from the forms' });
    await section.getByRole('heading').click();
    await section.getByRole('checkbox').check();
    await section.getByRole('button', { name: 'Save' }).click();
    await expect(section.getByRole('status')).toHaveText('The setting was saved.');
  });

  await test.step('a visitor writes', async () => {
    await page.goto('/contact');
    await expect(page.getByText('We keep your message so that we can reply.')).toBeVisible();
    await expect(page.getByText(notSent)).toHaveCount(0);
    const form = await write(page, text);
    await expect(form.getByRole('status')).toHaveText('Message sent successfully!');
    await expect(form.getByLabel('Message')).toHaveValue('');
  });

  await test.step('the admin reads it, marks it as handled and deletes it', async () => {
    await desk.goto('/admin/messages');
    const row = desk.getByRole('row').filter({ hasText: text });
    await expect(row).toContainText('New');
    await row.getByRole('button', { name: 'Open the message from Hauwa Sample' }).click();
    const dialog = desk.getByRole('dialog', { name: 'Hauwa Sample' });
    await expect(dialog).toContainText(text);
    await dialog.getByRole('button', { name: 'Mark as handled' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row).toContainText('Handled');
    await row.getByRole('button', { name: 'Open the message from Hauwa Sample' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(desk.getByText('The message was deleted.')).toBeVisible();
    await expect(row).toHaveCount(0);
  });
});
