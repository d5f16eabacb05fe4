import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { uploadLimits } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

vi.setConfig({ hookTimeout: 60_000, testTimeout: 60_000 });

const mebibyte = 1024 * 1024;
/** What the client would send. */
const whole = 300 * mebibyte;

let server: TestServer;
let token: string;
let port: number;
const connections = new Map<number, Socket>();
beforeAll(async () => {
  server = await startTestServer();
  server.app.server.on('connection', (socket) => connections.set(socket.remotePort ?? 0, socket));
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  port = (server.app.server.address() as AddressInfo).port;
  token = await server.member('sender@mail.example');
});
afterAll(() => server.close());

interface Outcome {
  /** All that the server said. */
  readonly said: string;
  /** Bytes that it took in. */
  readonly taken: number;
}

/** Sends a request's head and then its body, on and on, until the server hangs up. */
function send(head: readonly string[], { isChunked }: { isChunked: boolean }): Promise<Outcome> {
  return new Promise((resolve) => {
    // Half-open: it goes on even when the server has said its last.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const bytes = Buffer.alloc(64 * 1024, 97);
    const piece = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), bytes, Buffer.from('\r\n')]) : bytes;
    let said = '';
    let sent = 0;
    let local = 0;
    const push = () => {
      while (sent < whole && !socket.destroyed && socket.write(piece)) sent += piece.length;
    };
    socket.on('data', (chunk) => {
      said += chunk;
    });
    socket.on('drain', push);
    // What is sent to a closed connection fails.
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      local = socket.localPort ?? 0;
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${whole}`;
      socket.write([...head, 'Host: x', length, '', ''].join('\r\n'));
      push();
    });
    socket.on('close', () => resolve({ said, taken: connections.get(local)?.bytesRead ?? whole }));
  });
}

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const signIn = 'POST /api/signin.php HTTP/1.1';
const apply = 'POST /api/membership-application.php HTTP/1.1';
const authorized = () => `Authorization: Bearer ${token}`;

/** What is refused, with what has to be read until that is known. */
const refused = [
  ['JSON that is too large', () => [signIn, json], 413, 100 * 1024],
  ['an upload that is too large', () => [apply, form, authorized()], 413, uploadLimits.bodyBytes],
  ['an upload of nobody', () => [apply, form], 401, 0],
  ['an upload with a token that is none', () => [apply, form, `${authorized().slice(0, -1)}!`], 401, 0],
  ['a form that is no JSON', () => [signIn, 'Content-Type: text/plain'], 415, 0],
  ['what is sent nowhere', () => ['POST /nowhere HTTP/1.1', json], 404, 0],
  ['a method that is not taken', () => ['PUT /api/signin.php HTTP/1.1', json], 404, 0],
  ['what is sent to an address that can’t be read', () => ['POST /%zz HTTP/1.1', json], 400, 0],
] as const;

describe.concurrent('R-18: a refused body is not read to its end', () => {
  const cases = [false, true].flatMap((isChunked) =>
    refused.map(([what, head, status, known]) => ({
      name: `${what}, ${isChunked ? 'without a length' : 'announced'}`,
      head,
      status,
      known,
      isChunked,
    })),
  );
  test.each(cases)('$name', async ({ head, status, known, isChunked }) => {
    const { said, taken } = await send(head(), { isChunked });
    expect(said).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(said).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(said.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/\w/),
    });
    expect(taken).toBeLessThan(known + 2 * mebibyte);
  });

  test('nor is one that came with a question', async () => {
    const { said, taken } = await send(['GET /healthz HTTP/1.1', json], { isChunked: false });
    expect(said).toMatch(/^HTTP\/1.1 200 /);
    expect(taken).toBeLessThan(2 * mebibyte);
  });
});

test('R-18: who sends a little too much may end the body after the refusal, and meets no reset', async () => {
  const half = Buffer.alloc(300 * 1024, 97);
  const errors: unknown[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', (error) => errors.push(error));
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  socket.write([signIn, json, 'Host: x', `Content-Length: ${2 * half.length}`, '', ''].join('\r\n'));
  socket.write(half);
  await vi.waitFor(() => expect(said).toMatch(/^HTTP\/1.1 413 /));
  socket.end(half);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(errors).toEqual([]);
});

test('a refusal of a small body leaves the connection open', async () => {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk;
  });
  for (const count of [1, 2]) {
    socket.write([apply, form, 'Host: x', 'Content-Length: 5', '', 'hello'].join('\r\n'));
    await vi.waitFor(() => expect(said.match(/HTTP\/1.1 401 /g)).toHaveLength(count));
  }
  expect(said).not.toMatch(/^connection: close\r$/im);
  socket.destroy();
});
