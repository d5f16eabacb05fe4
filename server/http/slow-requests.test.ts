import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { loadConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

// Node by itself looks after slow requests every 30 s only: these times are out long before.
vi.setConfig({ hookTimeout: 60_000, testTimeout: 20_000 });

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startTestServer({ requestTimes: { headers: 300, whole: 600 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Sends the beginning of a request and nothing more; resolves with the answer when the server hangs up. */
const begin = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let said = '';
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(said));
  });

test('R-26: headers have 15 s and a whole request 60 s', () => {
  expect(loadConfig({}).requestTimes).toEqual({ headers: 15_000, whole: 60_000 });
});

test.concurrent.each([
  ['nothing at all', ''],
  ['headers that don’t end', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: a'],
  [
    'a body that doesn’t come',
    'POST /api/signin.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  ],
])('R-26: %s is hung up on when its time is out', async (_name, text) => {
  const said = await begin(text);
  expect(said).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 'error' });
});
