/** A bare `node:http` server that sends the bytes it was given: how fast the machine could send them at all. */
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const origin = process.argv[2] ?? '';
const paths = process.argv.slice(3);

/** What the site answers a browser, as it comes: compressed. */
async function recorded(path: string) {
  const [answer] = (await once(get(origin + path, { headers: { 'accept-encoding': 'br' } }), 'response')) as [
    IncomingMessage,
  ];
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const headers = { 'content-type': type, ...(encoding ? { 'content-encoding': encoding } : {}) };
  return [path, { headers, body: await buffer(answer) }] as const;
}

const answers = new Map(await Promise.all(paths.map(recorded)));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  if (!answer) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body);
});
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, headers: {} });
});
process.on('SIGTERM', () => process.exit(0));
