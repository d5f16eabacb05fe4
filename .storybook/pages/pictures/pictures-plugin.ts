import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { safeParse } from 'zod/mini';
import { changeMeant, meantChangeSchema, meantFile, readMeant, writeMeant } from './as-meant.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const types: Readonly<Record<string, string>> = { '.json': 'application/json', '.png': 'image/png' };
const greatestBody = 2_000_000;

/** Whether a request comes from a page of this server on this machine: another site's page can't send it. */
export function isLocal({
  socket,
  headers,
}: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): boolean {
  const { host = '', origin } = headers;
  return (
    /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
    /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host) &&
    origin === `http://${host}` &&
    headers['content-type'] === 'application/json'
  );
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
    if (body.length > greatestBody) throw new Error('The request is too large.');
  }
  return body;
}

/** Applies a change that the page sends to `as-meant.json`. Answers the status and the text of the response. */
export function saveMeant(body: string, file = join(root, meantFile)): { status: number; text: string } {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return { status: 400, text: 'This is no JSON.' };
  }
  const { success, data } = safeParse(meantChangeSchema, sent);
  if (!success) return { status: 400, text: 'Each entry needs a picture, the hash of the pair and a note.' };
  const text = writeMeant(changeMeant(readMeant(readFileSync(file, 'utf8')), data));
  writeFileSync(file, text);
  return { status: 200, text };
}

/** In a running Storybook: serves the report of `npm run test:visual`, and writes what the page Review/Pictures marks as meant. */
export function pictureReview(): Plugin {
  return {
    name: 'picture-review',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/visual', async (request, response) => {
        const path = normalize(decodeURIComponent(request.url?.split('?')[0] ?? ''));
        if (request.method === 'POST' && path === '/as-meant.json') {
          const { status, text } = isLocal(request)
            ? saveMeant(await bodyOf(request))
            : { status: 403, text: 'Only a page of this server on this machine may do this.' };
          response
            .writeHead(status, { 'Content-Type': status === 200 ? 'application/json' : 'text/plain' })
            .end(text);
          return;
        }
        const file =
          path === '/as-meant.json' ? join(root, meantFile) : join(root, 'test-results/visual', path);
        const type = types[extname(file)];
        if (!type || path.includes('..') || !existsSync(file)) {
          response.writeHead(404).end();
          return;
        }
        response
          .writeHead(200, { 'Content-Type': type, 'Cache-Control': 'no-store' })
          .end(readFileSync(file));
      });
    },
  };
}
