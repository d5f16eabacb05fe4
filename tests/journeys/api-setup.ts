/** Creates the data that a journey needs through the API instead of the pages. */
import type { ApplicationForm } from '@imc/api/contract';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

/** Headers with the client address of a request. The server limits requests per address and minute. */
export type ClientAddress = Readonly<Record<string, string>>;
let addressCount = 0;
/** Returns an address that no other request uses, not even in an earlier worker, which Playwright replaces after a failure. */
export const uniqueAddress = (): ClientAddress => {
  addressCount += 1;
  return { 'X-Forwarded-For': `172.${process.pid & 255}.${(addressCount >> 8) & 255}.${addressCount & 255}` };
};

export interface Session {
  readonly user: { readonly id: number; readonly name: string; readonly email: string };
  readonly token: string;
}

/** Password of accounts created with `newMember`. */
export const password = 'Talking&Drum82';

/** Makes an API call and expects it to succeed. */
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
    headers: { ...uniqueAddress(), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(data ? { data } : {}),
    ...(multipart ? { multipart } : {}),
  });
  expect(response.status(), `${path}: ${await response.text()}`).toBe(200);
  return response.json();
}

/** Signs in through the API. */
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

/** Creates an account and signs in. */
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

/** Stores a session in the browser, which must show a page of the site. It applies from the next page load. */
export async function storeSession(page: Page, { user, token }: Session): Promise<void> {
  await page.evaluate(
    ([person, secret]) => {
      localStorage.removeItem('root');
      localStorage.setItem('user', person);
      localStorage.setItem('token', secret);
    },
    [JSON.stringify(user), token] as const,
  );
}
