import type { Page } from '@playwright/test';
import { call, draftOf, newMember, openAs, type Session, sessionOf, signIn } from './api-setup.ts';
import { expect, test } from './journey.ts';

// The page is closed, the connection is lost, or the session ends while the user types.

const form = '/dashboard/application?view=form&section=personal';
const surname = (page: Page) => page.getByLabel('Surname');
const onThisDevice = (page: Page) => page.getByText(/^Saved on this device only/);
const saved = (page: Page) => page.getByText(/^Saved \d/);

async function openForm(page: Page, email: string): Promise<Session> {
  const session = await newMember(page.request, { email });
  await openAs(page, session, form);
  await expect(surname(page)).toBeVisible();
  return session;
}

test('changes that the server never received are restored when the form is opened again', async ({
  page,
}) => {
  const session = await openForm(page, 'closed.offline@mail.example');
  await page.route('**/api/save-application-draft.php', (route) => route.abort());
  await surname(page).fill('Typed without a connection');
  await expect(onThisDevice(page)).toBeVisible();
  const reopened = await page.context().newPage();
  // A closing page saves once more, past the route above; the server must refuse that.
  await call(page.request, '/signout.php', { token: session.token, method: 'POST' });
  await page.close({ runBeforeUnload: false });
  const next = await sessionOf(reopened.request, session.user.email);
  const storedSurname = async () => (await draftOf(reopened.request, next.token)).data?.surname;
  expect(await storedSurname()).toBeUndefined();

  await openAs(reopened, next, form);
  await expect(surname(reopened)).toHaveValue('Typed without a connection');
  await expect(saved(reopened)).toBeVisible();
  expect(await storedSurname()).toBe('Typed without a connection');
});

test('ACC-5: a session that ends while the user types leads to the sign-in and back to the form with the text', async ({
  page,
}) => {
  const email = 'ended.session@mail.example';
  const session = await openForm(page, email);
  await call(page.request, '/signout.php', { token: session.token, method: 'POST' });
  await surname(page).fill('Typed after the end');
  await expect(page).toHaveURL('/login');
  await signIn(page, email);
  await expect(page).toHaveURL(form);
  await expect(surname(page)).toHaveValue('Typed after the end');
  await expect(saved(page)).toBeVisible();
});

/** Everything that this browser stores for the site, and what the page shows. */
const leftovers = async (page: Page) => {
  const stored = await page.evaluate(async () => {
    const recordsOf = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const records: unknown[] = [];
          const { result: database } = opening;
          if (database.objectStoreNames.length === 0) return resolve(records);
          const transaction = database.transaction([...database.objectStoreNames]);
          transaction.oncomplete = () => {
            database.close();
            resolve(records);
          };
          for (const store of database.objectStoreNames) {
            const reading = transaction.objectStore(store).getAll();
            reading.onsuccess = () => records.push(...reading.result);
          }
        };
      });
    const databases = await indexedDB.databases();
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      databases: await Promise.all(databases.map(({ name = '' }) => recordsOf(name))),
      caches: await caches.keys(),
      fields: [...document.querySelectorAll('input, textarea')].map((field) =>
        field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : '',
      ),
    });
  });
  return `${stored} ${await page.locator('body').ariaSnapshot()}`;
};

test('signing out on a shared phone leaves nothing of the member in any tab', async ({ page, context }) => {
  const email = 'shared.phone@mail.example';
  // The page that Back opens.
  await openAs(page, await newMember(page.request, { email }), '/dashboard');
  await page.goto(form);
  await surname(page).fill('Nothing stays');
  await expect(saved(page)).toBeVisible();
  const profile = await context.newPage();
  await profile.goto('/dashboard/profile');
  await profile.getByLabel('Organization').fill('Nothing stays here');
  expect(await leftovers(page)).toContain('Nothing stays');
  expect(await leftovers(profile)).toContain(email);

  await page.bringToFront();
  await page.getByRole('button', { name: 'Logout' }).click();
  for (const tab of [page, profile]) {
    await expect(tab).toHaveURL('/login');
    for (const own of ['Nothing stays', 'Amaka', email])
      await expect.poll(() => leftovers(tab), { message: own }).not.toContain(own);
  }
  expect(await context.cookies()).toEqual([]);
  await page.goBack();
  await expect(page).toHaveURL('/login');
  expect(await leftovers(page)).not.toContain('Nothing stays');
});
