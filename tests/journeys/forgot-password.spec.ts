import { mailsTo, outbox, resetTokenIn } from '@imc/server/testing/outbox';
import type { Page } from '@playwright/test';
import { newMember, password as oldPassword } from './api-setup.ts';
import { type InputMode, keyboard } from './input-modes.ts';
import { expect, test } from './journey.ts';

const newPassword = 'Adire!Indigo1979';

async function requestLink(page: Page, input: InputMode, email: string) {
  await page.goto('/login');
  await input.activate(page.getByRole('link', { name: 'Forgotten your password?' }));
  // The sign-in page has an email field too, so wait for the next page.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
  await input.fill(page.getByLabel('Email'), email);
  await input.activate(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused();
  await expect(page.getByText('If an account has this address')).toBeVisible();
}

async function choosePassword(page: Page, input: InputMode, password: string) {
  await input.fill(page.getByLabel('New password', { exact: true }), password);
  await input.fill(page.getByLabel('Confirm new password'), password);
  await input.activate(page.getByRole('button', { name: 'Save the new password' }));
}

async function signIn(page: Page, input: InputMode, email: string, password: string) {
  await input.fill(page.getByLabel('Email'), email);
  await input.fill(page.getByLabel('Password', { exact: true }), password);
  await input.activate(page.getByRole('button', { name: 'Sign in' }));
}

test('resets a forgotten password with the mailed link, by keyboard', async ({ page, site }) => {
  const input = keyboard(page);
  const email = 'forgetful@mail.example';
  let link = '';

  await test.step('requests links: an unknown address gets the same text and no mail', async () => {
    await newMember(page.request, { email });
    await requestLink(page, input, 'nobody.at.all@mail.example');
    await requestLink(page, input, email);
    // Mails are sent in order: a mail to the unknown address would have been sent before this one.
    const lastMail = async () => (await mailsTo(site.dataDir, email)).at(-1);
    await expect.poll(async () => resetTokenIn(await lastMail())).toMatch(/^[\w-]{43}$/);
    link = `${site.origin}/reset-password#${resetTokenIn(await lastMail())}`;
    expect(await lastMail()).toContain(`\r\n${link}\r\n`);
    expect((await outbox(site.dataDir)).filter((mail) => resetTokenIn(mail) !== '')).toHaveLength(1);
  });

  await test.step('opens the link; the token is removed from the address and survives a reload', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(`${request.url()} ${request.headers().referer ?? ''}`));
    await page.goto(link);
    await expect(page).toHaveURL('/reset-password');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    // Playwright reports URLs with the hash, which browsers don't send.
    const sent = requests.map((line) => line.replaceAll(link, ''));
    expect(sent.join('\n')).not.toContain(link.split('#')[1]);
  });

  await test.step('chooses a new password', async () => {
    await choosePassword(page, input, newPassword);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('Your password is changed. Please sign in with the new one.')).toBeVisible();
  });

  await test.step('can sign in with the new password only', async () => {
    await signIn(page, input, email, oldPassword);
    await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
    await signIn(page, input, email, newPassword);
    await expect(page).toHaveURL('/dashboard');
  });

  await test.step('cannot use the link again and is offered a new one', async () => {
    await page.goto(link);
    await choosePassword(page, input, 'Talking&Drum55');
    await expect(page.getByText('This link has already been used. Please ask for a new one.')).toBeVisible();
    await input.activate(page.getByRole('link', { name: 'Ask for a new link' }));
    await expect(page).toHaveURL('/forgot-password');
  });
});
