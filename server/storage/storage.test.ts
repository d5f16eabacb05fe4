import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStorage } from './storage.ts';

const servers: Server[] = [];
beforeEach(() => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Of a bucket at a server that answers as told, or at a closed port. */
async function check(answer?: RequestListener): Promise<void> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  if (answer) servers.push(server);
  else await new Promise((closed) => server.close(closed));
  const storage = await openStorage({
    dataDir: '',
    s3: { bucket: 'pictures', endpoint, region: 'us-east-1' },
  });
  await storage.checkWritable().finally(storage.close);
}

const problem = (reason: string) => ({
  name: 'StartError',
  message: expect.stringContaining(
    `S3_BUCKET: files in 'pictures' can't be written, read and removed: ${reason}`,
  ),
});

test('a bucket that does not exist is named', async () => {
  const checked = check((_, response) =>
    response.writeHead(404).end('<Error><Code>NoSuchBucket</Code><Message>No such bucket</Message></Error>'),
  );
  await expect(checked).rejects.toMatchObject(problem('NoSuchBucket: No such bucket'));
});

test('a storage that refuses connections is named', async () => {
  await expect(check()).rejects.toMatchObject(problem('Error: connect ECONNREFUSED'));
});

test('a storage that never answers is not waited for', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  await expect(check(() => limit.abort())).rejects.toMatchObject(problem('it does not answer'));
});

test('missing credentials are named with their variables', async () => {
  vi.unstubAllEnvs();
  for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY', 'AWS_PROFILE'])
    vi.stubEnv(name, undefined);
  for (const name of ['AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE']) vi.stubEnv(name, '/nowhere');
  vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
  const reason = 'there are no credentials; set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
  await expect(check(() => {})).rejects.toMatchObject(problem(reason));
});
