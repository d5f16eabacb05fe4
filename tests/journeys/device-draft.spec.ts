import type { Page } from '@playwright/test';
import { call, newMember, password, type Session, storeSession } from './api-setup.ts';
import { expect, test } from './journey.ts';

// The last seconds of an application: the page is closed, the connection is lost, or the session ends while the user types.

const form = '/dashboard/application?view=form';
const surname = (page: Page) => page.getByLabel('Surname');
const onThisDevice = (page: Page) => page.getByText(/^Saved on this device only/);
const saved = (page: Page) => page.getByText(/^Saved \d/);

async function openForm(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { name: 'Amaka Sample', email });
  await page.goto('/login');
  await storeSession(page, session);
  await page.goto(form);
  await expect(surname(page)).toBeVisible();
  return session;
}

const storedSurname = async (page: Page, { token }: Session) => {
  const { draft } = await call<{ draft: { data: { surname?: string } | null } }>(
    page.request,
    '/open-application-draft.php',
    { token, method: 'POST' },
  );
  return draft.data?.surname;
};

test('changes that the server never received are restored when the form is opened again', async ({
  page,
}) => {
  const session = await openForm(page, `closed.offline.${test.info().repeatEachIndex}@mail.example`);
  await page.route('**/api/save-application-draft.php', (route) => route.abort());
  await surname(page).fill('Typed without a connection');
  await expect(onThisDevice(page)).toBeVisible();
  const reopened = await page.context().newPage();
  // A closing page saves once more.
  await page.context().setOffline(true);
  await page.close({ runBeforeUnload: false });
  await reopened.context().setOffline(false);
  expect(await storedSurname(reopened, session)).toBeUndefined();

  await reopened.goto(form);
  await expect(surname(reopened)).toHaveValue('Typed without a connection');
  await expect(saved(reopened)).toBeVisible();
  expect(await storedSurname(reopened, session)).toBe('Typed without a connection');
});

test('a session that ends while the user types leads to the sign-in and back to the form with the text', async ({
  page,
}) => {
  const email = `ended.session.${test.info().repeatEachIndex}@mail.example`;
  const session = await openForm(page, email);
  await call(page.request, '/signout.php', { token: session.token, method: 'POST' });
  await surname(page).fill('Typed after the end');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(form);
  await expect(surname(page)).toHaveValue('Typed after the end');
  await expect(saved(page)).toBeVisible();
});

test('signing out removes the draft from the device', async ({ page }) => {
  await openForm(page, `shared.phone.${test.info().repeatEachIndex}@mail.example`);
  await surname(page).fill('Nothing stays');
  await expect(saved(page)).toBeVisible();
  const drafts = () =>
    page.evaluate(
      () =>
        new Promise<unknown[]>((resolve, reject) => {
          const opening = indexedDB.open('application-drafts');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
            reading.onsuccess = () => resolve(reading.result);
            reading.onerror = () => reject(reading.error);
          };
        }),
    );
  expect(JSON.stringify(await drafts())).toContain('Nothing stays');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/login');
  await expect.poll(drafts).toEqual([]);
});
