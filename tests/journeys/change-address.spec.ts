import { addressTokenIn, mailsTo } from '@imc/server/testing/outbox';
import { isSignedIn, newMember, openAs, password, sessionOf } from './api-setup.ts';
import { expect, test } from './journey.ts';

test.use({ viewport: { width: 360, height: 740 } });

test('ACC-24, ACC-25: a member changes the address on a phone, and another device stops it', async ({
  page,
  browser,
  baseURL,
  site,
}) => {
  const [former, email] = ['ada.former@mail.example', 'ada.new@mail.example'];
  const tokenFor = async (address: string, kind: 'confirm' | 'stop') => {
    const newest = async () =>
      addressTokenIn(
        (await mailsTo(site.dataDir, address)).findLast((mail) => addressTokenIn(mail, kind)),
        kind,
      );
    await expect.poll(newest).toMatch(/^[\w-]{43}$/);
    return newest();
  };
  const noSidewaysScrolling = async (shown: typeof page) =>
    expect(await shown.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const member = await newMember(page.request, { name: 'Ada Sample', email: former });

  await test.step('the overview says that the address is not confirmed', async () => {
    await openAs(page, await sessionOf(page.request, former), '/dashboard');
    await expect(page.getByText('Please confirm your email')).toBeVisible();
    await noSidewaysScrolling(page);
  });

  await test.step('the profile asks for the change', async () => {
    await page.goto('/dashboard/profile');
    const section = page.getByRole('region', { name: 'Email address' });
    await section.getByLabel('New email address').fill(email);
    await section.getByLabel('Your password', { exact: true }).fill(password);
    await section.getByRole('button', { name: 'Change address' }).click();
    await expect(section.getByText(`A link is on its way to ${email}.`)).toBeVisible();
    await noSidewaysScrolling(page);
    expect(await isSignedIn(page, member)).toBe(true);
  });

  const other = await browser.newPage({ baseURL: baseURL ?? '', viewport: { width: 360, height: 740 } });
  const openOnOther = async (path: string) => {
    await other.goto(path);
    await other.locator('html[data-hydrated]').waitFor({ state: 'attached' });
  };
  await test.step('another device opens the link, and every session ends', async () => {
    await openOnOther(`/confirm-address#${await tokenFor(email, 'confirm')}`);
    await noSidewaysScrolling(other);
    await other.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(
      other.getByRole('heading', { level: 1, name: 'Your email address is confirmed' }),
    ).toBeFocused();
    expect(await isSignedIn(page, member)).toBe(false);
    expect((await sessionOf(page.request, email)).user.email).toBe(email);
  });

  await test.step('the former address takes the account back and is led to a new password', async () => {
    await openOnOther(`/stop-address-change#${await tokenFor(former, 'stop')}`);
    await other.getByRole('button', { name: 'Stop the change' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'The change is stopped' })).toBeFocused();
    await other.getByRole('link', { name: 'Choose a new password' }).click();
    await expect(other).toHaveURL('/forgot-password');
    expect((await sessionOf(page.request, former)).user.email).toBe(former);
    await other.close();
  });
});
