import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ maxLoopDelay: 500 });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const get = (url: string, headers = {}) => server.app.inject({ url, headers });
const statuses = async () => {
  const answers = [await get('/api/get-profile.php'), await get('/readyz'), await get('/healthz')];
  return answers.map(({ statusCode }) => statusCode);
};

test('R-26: while the event loop is late, all but /healthz is 503 with Retry-After, and then answered again', async () => {
  expect(await statuses()).toEqual([401, 200, 200]);
  const now = performance.now.bind(performance);
  // As if the last request had kept the loop.
  const keepLoop = async (milliseconds: number) => {
    vi.restoreAllMocks();
    await get('/api/get-profile.php');
    vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds);
  };
  await keepLoop(400);
  expect((await get('/api/get-profile.php')).statusCode).toBe(401);
  expect((await get('/blog')).json().message).toMatch(/busy/);
  await keepLoop(1000);
  expect(await statuses()).toEqual([503, 503, 200]);
  const answer = await get('/api/get-profile.php');
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.json()).toMatchObject({ status: 'error', message: expect.stringMatching(/busy/i) });
  const page = await get('/blog', { accept: 'text/html' });
  expect([page.statusCode, page.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
  expect(page.body).toMatch(/busy.*<a href="">Try again/s);
  // The loop is on time again.
  await vi.waitFor(async () => expect(await statuses()).toEqual([401, 200, 200]), { timeout: 40_000 });
});
