import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/test-app.ts';

test('R-38: a request that ends while the server closes is served, and its connection closed', async () => {
  const { app, close } = await startTestServer();
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const beginning = 'GET /api/get-profile.php HTTP/1.1\r\nHost: x\r\n';
  socket.write(`${beginning}\r\n${beginning}`);
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 401 .*connection: keep-alive/is);
  const closed = close();
  socket.write('\r\n');
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 401 .*connection: close/is);
  await closed;
});
