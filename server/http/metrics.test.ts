import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../shared/clock.ts';
import { readVersion } from '../shared/version.ts';
import { bearer, startTestServer, type TestServer, testPassword } from '../testing/test-app.ts';

const metricsToken = 'a-token-of-the-tests';
const email = 'amaka.okafor@mail.example';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ metricsToken });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const scrape = (headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  server.app.inject({ url: '/metrics', headers, remoteAddress });

/** By name and labels, as in the text. */
const figures = async () =>
  Object.fromEntries(
    (await scrape()).body
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ')))]),
  );

test('R-38: /metrics is for this machine and for METRICS_TOKEN, for nobody else', async () => {
  const statuses = async (remoteAddress: string, ...headers: Record<string, string>[]) =>
    Promise.all(headers.map(async (sent) => (await scrape(sent, remoteAddress)).statusCode));
  for (const local of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(await statuses(local, {})).toEqual([200]);
  expect(
    await statuses('10.0.0.7', {}, bearer(metricsToken), bearer(`${metricsToken}x`), bearer('')),
  ).toEqual([404, 200, 404, 404]);
  // Through a proxy on this machine.
  const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-proto', 'x-real-ip', 'via'];
  expect(await statuses('127.0.0.1', ...forwarded.map((name) => ({ [name]: '127.0.0.1' })))).toEqual(
    forwarded.map(() => 404),
  );
  const admin = await server.admin();
  expect(await statuses('10.0.0.7', bearer(admin))).toEqual([404]);
  const { port } = server.app.server.address() as AddressInfo;
  const overNetwork = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(overNetwork.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await overNetwork.text()).toMatch(/^nodejs_eventloop_lag_seconds \d/m);
});

test('R-38: /readyz names the version to staff and METRICS_TOKEN, to nobody else', async () => {
  const tokens = [
    await server.admin(),
    metricsToken,
    await server.member('asks@mail.example'),
    'x'.repeat(43),
  ];
  const answers = await Promise.all(
    tokens.map((token) => server.app.inject({ url: '/readyz', headers: bearer(token) })),
  );
  const known = { status: 'ok', ...readVersion() };
  const bodies = answers.map((answer) => answer.json());
  expect(bodies).toEqual([known, known, { status: 'ok' }, { status: 'ok' }]);
  expect(known.version).toMatch(/^\d+\.\d+/);
});

test('R-40: /metrics counts requests by pattern, events of the security log, mails, sessions and applications', async () => {
  const token = await server.member(email);
  await server.apply(token);
  await server.post('/signin.php', { email, password: 'Wrong@12345' });
  await server.app.background.idle();
  const before = await figures();
  await server.app.database.db
    .updateTable('mail_outbox')
    .set({ state: 'queued', give_up_at: '9999', next_attempt_at: '9999' })
    .execute();
  server.advance(minutes(5));
  await server.get('/get-profile.php', bearer(token));
  const after = await figures();
  const profile = 'http_request_duration_seconds_count{method="GET",route="/api/get-profile.php",code="2xx"}';
  expect(after[profile]).toBe((before[profile] ?? 0) + 1);
  expect(after).toMatchObject({
    'imc_security_events_total{kind="sign-in-failed",detail="none"}': 1,
    imc_database_up: 1,
    imc_applications_pending: 1,
    imc_mails_waiting: expect.any(Number),
    imc_last_backup_timestamp_seconds: Number.NaN,
  });
  expect(after.imc_mails_waiting).toBeGreaterThan(before.imc_mails_waiting ?? 0);
  expect(after.imc_oldest_mail_seconds).toBeGreaterThanOrEqual(300);
  expect(after.imc_sessions_open).toBeGreaterThan(0);
});

test('R-40: no text of a request becomes a label', async () => {
  const known = Object.keys(await figures()).length;
  const { port } = server.app.server.address() as AddressInfo;
  const paths = Array.from({ length: 30 }, (_, index) => `/api/${index}`);
  for (const path of [...paths, `/uploads/${email}`, `/api/get-applications.php?email=${email}`])
    for (const method of ['GET', 'PUT', 'PROPFIND']) {
      await new Promise((resolve, reject) => {
        request(
          { port, host: '127.0.0.1', path, method, headers: { 'user-agent': testPassword } },
          (response) => text(response).then(resolve, reject),
        ).end();
      });
    }
  expect(Object.keys(await figures()).length).toBeLessThan(known + 100);
  expect((await scrape()).body).not.toMatch(/mail\.example|\/api\/1|Calabash|127\.0\.0\.1/);
});

test('R-33: /metrics answers without a database', async () => {
  const bare = await startTestServer();
  await bare.app.database.close();
  const { body, statusCode } = await bare.app.inject({ url: '/metrics' });
  expect([statusCode, /^imc_database_up (\S+)$/m.exec(body)?.[1]]).toEqual([200, '0']);
  await bare.close();
});
