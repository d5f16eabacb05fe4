import {
  accountTexts,
  allCalls,
  forgotPasswordCall,
  limitedPerMinute,
  resetPasswordCall,
  signUpCall,
  subscribeCall,
} from '@imc/api/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Config } from '../config.ts';
import { minutes } from '../shared/clock.ts';
import { multipart, picture } from '../testing/forms.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';

let withoutProxy: TestServer;
let server: TestServer;
beforeAll(async () => {
  withoutProxy = await startTestServer({ limitedPerMinute });
});
afterAll(() => withoutProxy.close());
beforeEach(async () => {
  server = withoutProxy;
  server.advance(minutes(1));
  await server.app.database.db.deleteFrom('newsletter_subscriptions').execute();
});
/** For the rest of the test. */
const startBehindProxy = async (trustProxy: Config['trustProxy']) => {
  server = await startTestServer({ limitedPerMinute, trustProxy });
  onTestFinished(() => server.close());
};

let subscriptions = 0;
const subscribe = (more: { from?: string; headers?: Record<string, string> } = {}) => {
  subscriptions += 1;
  return server.app.inject({
    method: 'POST',
    url: '/api/newsletter-subscribe.php',
    payload: { email: `reader.${subscriptions}@mail.example` },
    ...(more.from ? { remoteAddress: more.from } : {}),
    headers: more.headers ?? {},
  });
};
const codes = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode);
const times = <T>(count: number, run: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => run(index));

describe('R-25: five requests a minute per address', () => {
  test('a hundred subscriptions in a minute get 429 after the fifth', async () => {
    const answers = await Promise.all(times(100, () => subscribe()));
    expect(answers.slice(0, 5).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
    for (const answer of answers.slice(5)) {
      expect(answer.statusCode).toBe(429);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
      expect(answer.json()).toEqual({ status: 'error', message: expect.stringMatching(/wait a minute/) });
    }
    const rows = await server.app.database.db.selectFrom('newsletter_subscriptions').selectAll().execute();
    expect(rows).toHaveLength(5);
    expect(new Set(rows.map(({ email_key }) => email_key))).toHaveLength(5);
  });

  test('the limit ends after the time in Retry-After', async () => {
    await Promise.all(times(5, () => subscribe()));
    const { headers } = await subscribe();
    server.advance(Number(headers['retry-after']) * 1000);
    expect((await subscribe()).statusCode).toBe(200);
  });

  test('nobody waits longer because the clock was set back', async () => {
    await Promise.all(times(5, () => subscribe()));
    server.advance(-minutes(30));
    onTestFinished(() => server.advance(minutes(30)));
    expect((await subscribe()).statusCode).toBe(200);
  });

  test.each([signUpCall, subscribeCall, forgotPasswordCall, resetPasswordCall])(
    'applies to $path, rejected or not, and separately to each call',
    async ({ path }) => {
      const send = () => server.post(path, {});
      expect(await codes(times(7, send))).toEqual([400, 400, 400, 400, 400, 429, 429]);
      const other = path === subscribeCall.path ? signUpCall : subscribeCall;
      expect(
        (await server.app.inject({ method: 'POST', url: `/api${other.path}`, payload: {} })).statusCode,
      ).toBe(400);
    },
  );

  test('applies to uploads, but not to unauthenticated requests', async () => {
    const token = await server.admin();
    const photo = multipart([
      { name: 'profile_photo', value: await picture(), filename: 'x.png', type: 'image/png' },
    ]);
    const send = (headers: Record<string, string>) =>
      server.post('/upload-profile-photo.php', photo.payload, { ...photo.headers, ...headers });
    expect(new Set(await codes(times(6, () => send({}))))).toEqual(new Set([401]));
    const sent = await codes(times(7, () => send(bearer(token))));
    expect(sent.filter((code) => code === 200)).toHaveLength(5);
    expect(sent.filter((code) => code === 429)).toHaveLength(2);
  });

  test('applies to the calls that the contract marks; of those that only read, to the download of the own data and the verification of receipts', () => {
    const limited = allCalls.filter((call) => call.limited).map(({ path }) => path);
    expect(limited.toSorted()).toEqual([
      '/ask-name-change.php',
      '/change-address.php',
      '/contact-message.php',
      '/forgot-password.php',
      '/membership-application.php',
      '/my-data.php',
      '/newsletter-subscribe.php',
      '/replace-proof.php',
      '/reset-password.php',
      '/send-address-link.php',
      '/signup.php',
      '/upload-draft-proof.php',
      '/upload-profile-photo.php',
      '/verify-receipt.php',
    ]);
    const reads = allCalls.filter((call) => call.limited && call.method === 'GET');
    expect(reads.map(({ path }) => path)).toEqual(['/my-data.php', '/verify-receipt.php']);
  });

  test('applies separately to other addresses, but jointly to the addresses of one IPv6 subscriber', async () => {
    await Promise.all(times(5, () => subscribe({ from: '192.0.2.1' })));
    expect((await subscribe({ from: '192.0.2.1' })).statusCode).toBe(429);
    expect((await subscribe({ from: '::ffff:192.0.2.1' })).statusCode).toBe(429);
    expect((await subscribe({ from: '192.0.2.2' })).statusCode).toBe(200);
    await Promise.all(times(5, (index) => subscribe({ from: `2001:db8:0:1::${index + 1}` })));
    expect((await subscribe({ from: '2001:db8:0:1:ffff::9' })).statusCode).toBe(429);
    expect((await subscribe({ from: '2001:db8:0:2::1' })).statusCode).toBe(200);
  });
});

describe('R-25: forwarding headers', () => {
  const forwarded = (address: string) => ({
    'x-forwarded-for': address,
    forwarded: `for=${address}`,
    'x-real-ip': address,
  });

  test('are ignored without a configured proxy', async () => {
    const answers = await codes(times(8, (index) => subscribe({ headers: forwarded(`203.0.113.${index}`) })));
    expect(answers.filter((code) => code === 429)).toHaveLength(3);
  });

  test('identify the client behind a configured proxy', async () => {
    await startBehindProxy(1);
    expect(
      new Set(await codes(times(8, (index) => subscribe({ headers: forwarded(`203.0.113.${index}`) })))),
    ).toEqual(new Set([200]));
    // Entries that the client wrote before the proxy's own entry are ignored.
    const spoofed = await codes(
      times(8, (index) => subscribe({ headers: forwarded(`198.51.100.${index}, 203.0.113.99`) })),
    );
    expect(spoofed.filter((code) => code === 429)).toHaveLength(3);
  });

  test('without an address count together', async () => {
    await startBehindProxy(1);
    const odd = await codes(
      times(7, (index) => subscribe({ headers: forwarded(`nonsense-${index}-${'x'.repeat(500)}`) })),
    );
    expect(odd.filter((code) => code === 429)).toHaveLength(2);
  });
});

test('R-5: one password at many accounts gets 429 after 100 failures from a network, also in parallel, and other networks sign in', async () => {
  const signIn = (email: string, password: string, remoteAddress: string) =>
    server.app.inject({
      method: 'POST',
      url: '/api/signin.php',
      remoteAddress,
      payload: { email, password },
    });
  await server.member('sprayed@mail.example');
  const own = (remoteAddress: string) => signIn('sprayed@mail.example', testPassword, remoteAddress);
  const sprayed = (from: number) =>
    codes(times(60, (index) => signIn(`sprayed.${from + index}@mail.example`, 'Wrong@12345', '203.0.113.9')));
  const first = await sprayed(0);
  // A success doesn't reset the count, and doesn't count.
  expect((await own('203.0.113.9')).statusCode).toBe(200);
  const failed = [...first, ...(await sprayed(60))];
  expect(failed.filter((code) => code === 401)).toHaveLength(100);
  expect(failed.filter((code) => code === 429)).toHaveLength(20);
  const blocked = await own('203.0.113.9');
  expect(blocked.statusCode).toBe(429);
  expect(blocked.json().message).toBe(accountTexts.networkThrottled(Number(blocked.headers['retry-after'])));
  expect((await own('198.51.100.9')).statusCode).toBe(200);
  server.advance(Number(blocked.headers['retry-after']) * 1000);
  expect((await own('203.0.113.9')).statusCode).toBe(200);
});
