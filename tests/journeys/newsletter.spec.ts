import { confirmTokenIn, mailsTo } from '@imc/server/testing/outbox';
import { adminSession, call, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

// A visitor subscribes and confirms, an admin sends a post, and the reader leaves with the link in the mail.

const linkTo = (page: 'confirm' | 'leave', mail: string | undefined) =>
  new RegExp(`/newsletter/${page}#[\\w-]+`).exec(mail ?? '')?.[0] ?? '';

test('a reader subscribes, confirms, gets a post and leaves in one step', async ({ page, browser, site }) => {
  const email = 'reader@mail.example';
  const lastMail = async () => (await mailsTo(site.dataDir, email)).at(-1);

  await test.step('subscribes in the footer of a page', async () => {
    await page.goto('/events');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('textbox', { name: 'Email' }).fill(email);
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('Thank you for subscribing!');
    await expect.poll(async () => confirmTokenIn(await lastMail())).not.toBe('');
  });

  const desk = await (await browser.newContext()).newPage();
  await storeSession(desk, await adminSession(page.request));
  const row = desk.getByRole('row').filter({ hasText: email });
  const find = async () => {
    await desk.goto(`/admin/newsletter?q=${encodeURIComponent(email)}`);
    await expect(row).toHaveCount(1);
  };

  await test.step('opening the link changes nothing, its button confirms', async () => {
    await page.goto(linkTo('confirm', await lastMail()));
    await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
    await expect(page).toHaveURL(/\/newsletter\/confirm$/);
    await find();
    await expect(row).toContainText('Waiting');
    await expect(row).toContainText('/events');
    await page.getByRole('button', { name: 'Confirm the subscription' }).click();
    await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeFocused();
    await find();
    await expect(row).toContainText('Confirmed');
  });

  await test.step('an admin previews a post and sends it', async () => {
    await desk.getByRole('button', { name: /^Open/ }).first().click();
    const dialog = desk.getByRole('dialog', { name: 'Send this newsletter?' });
    await dialog.getByRole('button', { name: /^Send to \d+ reader/ }).click();
    await expect(desk.getByText(/^The post is on its way to \d+ reader/)).toBeVisible();
    await expect.poll(async () => linkTo('leave', await lastMail())).not.toBe('');
    expect(await lastMail()).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  });

  await test.step('the reader leaves with the link in the mail', async () => {
    await page.goto(linkTo('leave', await lastMail()));
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page.getByRole('heading', { name: 'You have unsubscribed' })).toBeFocused();
    await find();
    await expect(row).toContainText('Unsubscribed');
  });

  await test.step('subscribing again works', async () => {
    await call(page.request, '/newsletter-subscribe.php', { data: { email } });
  });
});
