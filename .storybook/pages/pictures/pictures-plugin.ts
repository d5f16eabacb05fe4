import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { safeParse } from 'zod/mini';
import {
  acceptedChangeSchema,
  acceptedFile,
  changeAccepted,
  readAccepted,
  writeAccepted,
} from './accepted-differences.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const types: Readonly<Record<string, string>> = { '.json': 'application/json', '.png': 'image/png' };
const greatestBody = 2_000_000;

/** Returns whether a request comes from a page of this server on this machine. Rejects requests from pages of other sites. */
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

interface Answer {
  readonly status: number;
  readonly text: string;
}

/** Applies a change from the page to `accepted-differences.json` and returns the response. */
export function saveAccepted(body: string, file = join(root, acceptedFile)): Answer {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return { status: 400, text: 'The request is not valid JSON.' };
  }
  const { success, data } = safeParse(acceptedChangeSchema, sent);
  if (!success) return { status: 400, text: 'Each entry needs a picture, the hash of the pair and a note.' };
  const text = writeAccepted(changeAccepted(readAccepted(readFileSync(file, 'utf8')), data));
  writeFileSync(file, text);
  return { status: 200, text };
}

/** Content of `report.json` before the first report. */
const noReport = 'null';

const forbidden: Answer = { status: 403, text: 'Only a page of this server on this machine may do this.' };

interface Served {
  readonly type: string;
  readonly content: string | Buffer;
}

/** Returns a file of the report by its path under `/visual`, or undefined if it does not exist. */
export function reportFile(path: string, results = join(root, 'test-results/visual')): Served | undefined {
  const type = types[extname(path)];
  const isInside = type !== undefined && !path.includes('..');
  const file = path === '/accepted-differences.json' ? join(root, acceptedFile) : join(results, path);
  if (isInside && existsSync(file)) return { type, content: readFileSync(file) };
  return isInside && path === '/report.json' ? { type, content: noReport } : undefined;
}

async function save(request: IncomingMessage): Promise<Answer> {
  try {
    return isLocal(request) ? saveAccepted(await bodyOf(request)) : forbidden;
  } catch (error) {
    return { status: 500, text: error instanceof Error ? error.message : String(error) };
  }
}

/** Serves the report of `npm run test:visual` to the page Review/Pictures. In a running Storybook, it also saves the marks of the page. */
export function pictureReview(): Plugin {
  return {
    name: 'picture-review',
    // `npm run test:visual` replaces these files in a built Storybook.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'visual/report.json', source: noReport });
      this.emitFile({
        type: 'asset',
        fileName: 'visual/accepted-differences.json',
        source: readFileSync(join(root, acceptedFile)),
      });
    },
    configureServer({ middlewares }) {
      middlewares.use('/visual', async (request, response) => {
        const path = normalize(request.url?.split('?')[0] ?? '');
        if (request.method === 'POST' && path === '/accepted-differences.json') {
          const { status, text } = await save(request);
          response.writeHead(status, { 'Content-Type': 'application/json' }).end(text);
          return;
        }
        const found = reportFile(path);
        response
          .writeHead(found ? 200 : 404, {
            'Content-Type': found?.type ?? 'text/plain',
            'Cache-Control': 'no-store',
          })
          .end(found?.content);
      });
    },
  };
}
