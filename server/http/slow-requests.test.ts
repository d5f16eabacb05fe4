import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

let server: TestServer;
let port: number;
beforeAll(async () => {
  // The product's timeouts are longer.
  server = await startTestServer({ requestTimes: { headers: 300, request: 600 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
});
afterAll(() => server.close());

/** Resolves with the response when the server closes the connection. */
const begin = (text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.once('error', reject);
    socket.once('close', () => resolve(received));
  });

test('R-26: the timeouts are 15 s for headers and 60 s for the request', () => {
  expect(loadConfig({}).requestTimes).toEqual({ headers: 15_000, request: 60_000 });
});

test.concurrent.each([
  ['nothing at all', ''],
  ['incomplete headers', 'GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: a'],
  [
    'an incomplete body',
    'POST /api/signin.php HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{',
  ],
])('R-26: %s gets 408 and a closed connection after the timeout', async (_name, text) => {
  const received = await begin(text);
  expect(received).toMatch(/^HTTP\/1.1 408 /);
  expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 'error' });
});
