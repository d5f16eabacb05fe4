import { mailsTo, outbox, resetTokenIn } from '@imc/server/testing/outbox';
import type { Page } from '@playwright/test';
import { type InputMode, keyboard, mouse } from './input-modes.ts';
import { expect, test } from './journey.ts';
import { dataDir, origin } from './test-environment.ts';

const forgotten = 'Baobab&River82';
const chosen = 'Adire!Indigo1979';

/** Opens an account without the form: this journey begins where its password is forgotten. */
async function openAccount(page: Page, email: string) {
  const answer = await page.request.post('/api/signup.php', {
    data: {
      name: 'Adaeze Sample',
      email,
      phone_number: '+234 800 000 0199',
      password: forgotten,
      membership_type: 'Member',
    },
  });
  expect(answer.status()).toBe(200);
}

async function askForLink(page: Page, input: InputMode, email: string) {
  await page.goto('/login');
  await input.activate(page.getByRole('link', { name: 'Forgotten your password?' }));
  // The page that is left has such a field too.
  await expect(page.getByRole('heading', { level: 1, name: 'Forgotten your password?' })).toBeVisible();
  await input.fill(page.getByLabel('Email'), email);
  await input.activate(page.getByRole('button', { name: 'Send the link' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Look in your mail' })).toBeFocused();
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

for (const createInput of [mouse, keyboard]) {
  test(`a forgotten password is chosen anew with the mailed link, by ${createInput.name}`, async ({
    page,
  }) => {
    const input = createInput(page);
    const email = `forgetful.${input.name}@mail.example`;
    let link = '';

    await test.step('asks for a link and finds it in the mail', async () => {
      await openAccount(page, email);
      await askForLink(page, input, email);
      await expect
        .poll(async () => resetTokenIn((await mailsTo(dataDir, email)).at(-1)))
        .toMatch(/^[\w-]{43}$/);
      link = `${origin}/reset-password#${resetTokenIn((await mailsTo(dataDir, email)).at(-1))}`;
      expect((await mailsTo(dataDir, email)).at(-1)).toContain(`\r\n${link}\r\n`);
    });

    await test.step('opens it; the token leaves the address and outlives a reload', async () => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`));
      await page.goto(link);
      await expect(page).toHaveURL('/reset-password');
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
      // What the browser sends leaves out what follows the #; the tool that watches it does not.
      const sent = asked.map((line) => line.replaceAll(link, ''));
      expect(sent.join('\n')).not.toContain(link.split('#')[1]);
    });

    await test.step('is told why a common password is refused, and chooses another', async () => {
      await choosePassword(page, input, 'Password@123');
      await expect(page.getByRole('alert')).toContainText('one of the most common');
      await choosePassword(page, input, chosen);
      await expect(page).toHaveURL('/login');
      await expect(
        page.getByText('Your password is changed. Please sign in with the new one.'),
      ).toBeVisible();
    });

    await test.step('the old password is of no use, the new one lets in', async () => {
      await signIn(page, input, email, forgotten);
      await expect(page.getByRole('alert')).toHaveText('Invalid email or password');
      await signIn(page, input, email, chosen);
      await expect(page).toHaveURL('/dashboard');
    });

    await test.step('the link opens nothing a second time, and leads to another', async () => {
      await page.goto(link);
      await choosePassword(page, input, 'Talking&Drum55');
      await expect(
        page.getByText('This link has been used already. Please ask for a new one.'),
      ).toBeVisible();
      await input.activate(page.getByRole('link', { name: 'Ask for a new link' }));
      await expect(page).toHaveURL('/forgot-password');
    });
  });
}

test('a stranger learns nothing: an unknown address is told the same and sent nothing', async ({ page }) => {
  const before = (await outbox(dataDir)).length;
  await askForLink(page, mouse(page), 'nobody.at.all@mail.example');
  // The next one to ask is sent a mail; had the stranger been sent one, it would lie there by then.
  const email = 'forgetful.second@mail.example';
  await openAccount(page, email);
  await askForLink(page, mouse(page), email);
  await expect.poll(async () => (await mailsTo(dataDir, email)).length).toBe(1);
  expect(await outbox(dataDir)).toHaveLength(before + 1);
});

test('a link that was cut says so before anything is typed', async ({ page }) => {
  for (const cut of ['/reset-password', '/reset-password#abc', `/reset-password#${'a'.repeat(44)}`]) {
    await page.goto('/login');
    await page.goto(cut);
    await expect(page.getByText('This link is incomplete.')).toBeVisible();
  }
});
