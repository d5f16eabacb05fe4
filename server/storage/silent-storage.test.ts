import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { submission } from '../testing/forms.ts';
import { bearer, startTestServer, type TestServer } from '../testing/test-app.ts';

/** The start needs an answer. */
let answers = true;
/** Answers every request of S3 with 200, or not at all. */
const store = createServer((request, response) => {
  request.resume();
  if (answers) request.once('end', () => response.setHeader('etag', '"1"').end());
});
let server: TestServer;
beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = process.env.AWS_SECRET_ACCESS_KEY = 'sample';
  await once(store.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
  server = await startTestServer({
    s3: { bucket: 'imc', endpoint, region: 'us-east-1' },
    silenceLimits: { database: 200, storage: 300, readiness: 1000 },
  });
  answers = false;
});
afterAll(async () => {
  await server.close();
  store.close();
  store.closeAllConnections();
});

test('R-33: storage that does not answer: an upload is 503, readiness fails, and both recover', async () => {
  const member = await server.member('store@mail.example');
  const apply = async () => {
    const { payload, headers } = await submission();
    return server.post('/membership-application.php', payload, { ...headers, ...bearer(member) });
  };
  const isReady = async () => {
    server.advance(1000);
    return (await server.app.inject({ url: '/readyz' })).statusCode;
  };
  const refused = await apply();
  expect([refused.statusCode, refused.headers['retry-after'], await isReady()]).toEqual([503, '5', 503]);
  answers = true;
  expect([(await apply()).statusCode, await isReady()]).toEqual([200, 200]);
});
