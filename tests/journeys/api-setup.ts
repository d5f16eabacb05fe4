/** Creates the data that a journey needs through the API instead of the pages. */
import type { ApplicationForm } from '@imc/api/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { formWith } from '../contract/people.ts';
import { type PhotographOptions, photograph } from '../pictures/photograph.ts';
import { adminEmail, adminPassword } from './accounts.ts';

/** With a location. For a file input. */
export const pictureFile = async (options: PhotographOptions = {}) => ({
  name: 'transfer.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(options),
});

export interface Session {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly token: string;
}

/** Of accounts created with `newMember`. */
export const password = 'Talking&Drum82';

/** Expects success. */
export async function call<Answer = unknown>(
  request: APIRequestContext,
  path: string,
  {
    token,
    data,
    multipart,
    method = data || multipart ? 'POST' : 'GET',
  }: {
    token?: string;
    data?: object;
    multipart?: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;
    method?: string;
  } = {},
): Promise<Answer> {
  const response = await request.fetch(`/api${path}`, {
    method,
    headers: token ? { Authorization: `Bearer ${token}` } : {},
    ...(data ? { data } : {}),
    ...(multipart ? { multipart } : {}),
  });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
}

/** Signs in. */
export async function sessionOf(
  request: APIRequestContext,
  email: string,
  secret: string = password,
): Promise<Session> {
  const { data } = await call<{ data: Session }>(request, '/signin.php', {
    data: { email, password: secret },
  });
  return data;
}

export const adminSession = (request: APIRequestContext) => sessionOf(request, adminEmail, adminPassword);

export async function newMember(
  request: APIRequestContext,
  { email = 'amaka.sample@mail.example', ...details }: { name?: string; email?: string } & object = {},
): Promise<Session> {
  const data = {
    name: 'Amaka Sample',
    email,
    phone_number: '+234 800 000 0190',
    membership_type: 'Fellow',
    password,
    ...details,
  };
  await call(request, '/signup.php', { data });
  return sessionOf(request, email);
}

/** Returns the id of the application. */
export async function apply(
  request: APIRequestContext,
  token: string,
  form: ApplicationForm = formWith(),
): Promise<number> {
  const { application_id } = await call<{ application_id: number }>(request, '/membership-application.php', {
    token,
    multipart: {
      data: JSON.stringify(form),
      proofOfPayment: await pictureFile({ width: 160, height: 120 }),
    },
  });
  return application_id;
}

interface Draft {
  readonly application_id: number;
  readonly data: (Partial<ApplicationForm> & object) | null;
  readonly proof: { readonly file: string } | null;
}

/** Opens a draft if there is none. */
export const draftOf = async (request: APIRequestContext, token: string): Promise<Draft> =>
  (await call<{ draft: Draft }>(request, '/open-application-draft.php', { token, method: 'POST' })).draft;

export async function saveDraft(
  request: APIRequestContext,
  token: string,
  data: ApplicationForm = formWith(),
): Promise<void> {
  const { application_id } = await draftOf(request, token);
  await call(request, '/save-application-draft.php', { token, data: { application_id, data } });
}

/** As an admin. */
export const decide = (request: APIRequestContext, token: string, application_id: number, status: string) =>
  call(request, '/admin/update-application-status.php', { token, data: { application_id, status } });

/** Applies from the next page load. */
export async function storeSession(page: Page, { user, token }: Session): Promise<void> {
  // Only a document of the site can write its storage; this one loads no scripts.
  if (!page.url().startsWith('http')) await page.goto('/robots.txt');
  await page.evaluate(
    ([person, secret]) => {
      localStorage.removeItem('root');
      localStorage.setItem('user', person);
      localStorage.setItem('token', secret);
    },
    [JSON.stringify(user), token] as const,
  );
}

/** On the sign-in page. */
export async function signIn(page: Page, email: string, secret: string = password): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Whether the server still accepts the session. */
export const isSignedIn = async (page: Page, { token }: Session): Promise<boolean> =>
  (
    await page.request.get('/api/get-profile.php', { headers: { Authorization: `Bearer ${token}` } })
  ).status() === 200;

export async function openAs(page: Page, session: Session, path: string): Promise<void> {
  await storeSession(page, session);
  await page.goto(path);
}
