import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { formWith } from '../contract/people.ts';
import { apply, call, isSignedIn, newMember, openAs, password, sessionOf, signIn } from './api-setup.ts';
import { expect, test } from './journey.ts';

// Members change the password, sign out another device, download their data, and erase the account.

const newPassword = 'Kora#Strings&21';

test('a member changes the password, signs out another device, downloads the data and erases the account', async ({
  page,
}) => {
  const email = 'own.account@mail.example';
  const other = await newMember(page.request, { name: 'Halima Sample', email });
  const id = await apply(page.request, other.token, formWith({ surname: 'Halima-Surname' }));
  await openAs(page, await sessionOf(page.request, email), '/dashboard/profile');
  const devices = page.getByRole('region', { name: 'Where you are signed in' });
  const data = page.getByRole('region', { name: 'Your data' });
  const foldOut = (name: string) => page.getByRole('heading', { name, exact: true }).click();

  await test.step('a new password ends the other session, not this one', async () => {
    await foldOut('Password');
    await foldOut('Where you are signed in');
    await page.getByLabel('Current password', { exact: true }).fill(password);
    await page.getByLabel('New password', { exact: true }).fill(newPassword);
    await page.getByLabel('Confirm new password', { exact: true }).fill(newPassword);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText(/^Your password is changed/)).toBeVisible();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect(await isSignedIn(page, other)).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  await test.step('a new sign-in elsewhere is listed and can be signed out', async () => {
    const elsewhere = await sessionOf(page.request, email, newPassword);
    await page.reload();
    await foldOut('Where you are signed in');
    await expect(devices.getByRole('listitem')).toHaveCount(2);
    await expect(devices.getByRole('listitem').first()).toContainText(/Chrome on Linux\s*This device/);
    await devices.getByRole('button', { name: /^Sign out (?!everywhere)/ }).click();
    await expect(devices.getByRole('listitem')).toHaveCount(1);
    expect(await isSignedIn(page, elsewhere)).toBe(false);
  });

  await test.step('the download is a ZIP file with the data and the proof', async () => {
    const downloading = page.waitForEvent('download');
    await foldOut('Your data');
    await data.getByRole('button', { name: 'Download my data' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^imc-my-data-\d{4}-\d\d-\d\d\.zip$/);
    await expect(data.getByText(`Saved as ${download.suggestedFilename()}.`)).toBeVisible();
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files)).toEqual(['my-data.json', `proofs-of-payment/IMC-APP-${id}.jpg`]);
    expect(JSON.parse(strFromU8(files['my-data.json'] as Uint8Array))).toMatchObject({
      account: { email },
      applications: [{ id, state: 'pending', form: { surname: 'Halima-Surname' } }],
    });
  });

  await test.step('the erasure asks once more, then signs out and says that it is done', async () => {
    await data.getByRole('heading', { name: 'Erase my account' }).click();
    await data.getByRole('button', { name: 'Erase my account' }).click();
    const question = page.getByRole('dialog', { name: 'Erase your account?' });
    await question.getByRole('button', { name: 'Keep my account' }).click();
    await expect(question).toBeHidden();
    await data.getByRole('button', { name: 'Erase my account' }).click();
    await question.getByLabel('Your password', { exact: true }).fill(newPassword);
    await question.getByRole('button', { name: 'Erase it now' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText(/^Your account and everything in it is erased/)).toBeVisible();
    expect(
      await page.evaluate(() => ['user', 'token', 'root'].map((key) => localStorage.getItem(key))),
    ).toEqual([null, null, null]);
  });

  await test.step('the old password opens nothing, and the address can be registered again', async () => {
    await signIn(page, email, newPassword);
    await expect(page.getByText('Invalid email or password')).toBeVisible();
    const again = await newMember(page.request, { name: 'Halima Sample', email });
    const { applications } = await call<{ applications: unknown[] }>(page.request, '/get-applications.php', {
      token: again.token,
    });
    expect(applications).toEqual([]);
  });
});
