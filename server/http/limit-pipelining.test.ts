import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const answered = () => server.logs.filter((line) => line.includes('"route":"/healthz"')).length;
const pipeline = async (count: number, last: string) => {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n';
  socket.write([...Array(count - 1).fill(request), request + last].map((head) => `${head}\r\n`).join(''));
  await new Promise((resolve) => socket.once('close', resolve));
  return received.match(/HTTP\/1.1 200/g)?.length ?? 0;
};

test('R-44: 5 MB of requests at once on one connection: a few are handled, and the connection is closed', async () => {
  const before = answered();
  await pipeline(100_000, '');
  expect(answered() - before).toBeLessThanOrEqual(16);
  expect(server.logs.filter((line) => line.includes('did not wait'))).toHaveLength(1);
});

test('some requests at once are all answered', async () => {
  expect(await pipeline(16, 'Connection: close\r\n')).toBe(16);
});
