/** What a journey needs to be there already, set up through the API instead of the pages. */
import type { ApplicationForm } from '@imc/api/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Where a request comes from: what one address may do in a minute is limited. */
export type From = Readonly<Record<string, string>>;
let senders = 0;
/** An address that nobody else sends from, and none of the worker before, which ended with its first failure. */
export const fromElsewhere = (): From => {
  senders += 1;
  return { 'X-Forwarded-For': `172.${process.pid & 255}.${(senders >> 8) & 255}.${senders & 255}` };
};

export interface Session {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly token: string;
}

/** The password of accounts that are opened so. */
export const password = 'Talking&Drum82';

/** Makes a call and expects it to work. */
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
  const answer = await request.fetch(`/api${path}`, {
    method,
    headers: { ...fromElsewhere(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(data ? { data } : {}),
    ...(multipart ? { multipart } : {}),
  });
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
  return answer.json();
}

/** Signs in without the form. */
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

/** Opens an account and signs in. */
export async function newMember(
  request: APIRequestContext,
  details: { name: string; email: string; phone_number?: string },
): Promise<Session> {
  const data = { phone_number: '+234 800 000 0190', membership_type: 'Fellow', password, ...details };
  await call(request, '/signup.php', { data });
  return sessionOf(request, details.email);
}

/** Submits an application. */
export const apply = (
  request: APIRequestContext,
  token: string,
  form: ApplicationForm,
  proof: Buffer,
): Promise<{ application_id: number }> =>
  call(request, '/membership-application.php', {
    token,
    multipart: {
      data: JSON.stringify(form),
      proofOfPayment: { name: 'transfer.jpg', mimeType: 'image/jpeg', buffer: proof },
    },
  });

/** Makes the browser, which shows a page of the site, that of a signed-in person from the next page on. */
export async function enter(page: Page, { user, token }: Session): Promise<void> {
  await page.evaluate(
    ([person, secret]) => {
      localStorage.removeItem('root');
      localStorage.setItem('user', person);
      localStorage.setItem('token', secret);
    },
    [JSON.stringify(user), token] as const,
  );
}
