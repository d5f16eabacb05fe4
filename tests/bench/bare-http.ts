/** A bare `node:http` server that sends recorded responses, as an upper limit for this machine. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const origin = process.argv[2] ?? '';
const paths = process.argv.slice(3);

/** As sent to a browser, compressed. */
async function record(path: string) {
  const [recorded] = (await once(
    get(origin + path, { headers: { 'accept-encoding': 'br' } }),
    'response',
  )) as [IncomingMessage];
  const { 'content-type': type = '', 'content-encoding': encoding } = recorded.headers;
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
  return [path, { headers, body: await buffer(recorded) }] as const;
}

const responses = new Map(await Promise.all(paths.map(record)));

const server = createServer((request, response) => {
  const recorded = responses.get(request.url ?? '');
  if (!recorded) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...recorded.headers, 'content-length': recorded.body.length }).end(recorded.body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers: {} });
});
process.on('SIGTERM', () => process.exit(0));
