import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { uploadLimits } from '@imc/api/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../testing/test-app.ts';

// The server waits two seconds for a client to stop sending, so all clients send at once.
vi.setConfig({ maxConcurrency: 20 });

const mebibyte = 1024 * 1024;
/** That the client tries to send. */
const totalBytes = 300 * mebibyte;

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
  readonly received: string;
  /** Read by the server. */
  readonly bytesRead: number;
}

/** Sends the head and then the body until the server closes the connection. */
function send(head: readonly string[], { isChunked }: { isChunked: boolean }): Promise<Outcome> {
  return new Promise((resolve) => {
    // Half-open, so that the client continues to send after the server has ended its side.
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const bytes = Buffer.alloc(64 * 1024, 97);
    const piece = isChunked ? Buffer.concat([Buffer.from('10000\r\n'), bytes, Buffer.from('\r\n')]) : bytes;
    let received = '';
    let sent = 0;
    let local = 0;
    const push = () => {
      while (sent < totalBytes && !socket.destroyed && socket.write(piece)) sent += piece.length;
    };
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('drain', push);
    // Sending to a closed connection fails.
    socket.on('error', () => undefined);
    socket.on('connect', () => {
      local = socket.localPort ?? 0;
      const length = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${totalBytes}`;
      socket.write([...head, 'Host: x', length, '', ''].join('\r\n'));
      push();
    });
    socket.on('close', () =>
      resolve({ received, bytesRead: connections.get(local)?.bytesRead ?? totalBytes }),
    );
  });
}

const json = 'Content-Type: application/json';
const form = 'Content-Type: multipart/form-data; boundary=x';
const signIn = 'POST /api/signin.php HTTP/1.1';
const apply = 'POST /api/membership-application.php HTTP/1.1';
const authorized = () => `Authorization: Bearer ${token}`;

/** With the number of bytes that the server must read to know it. */
const rejectedRequests = [
  ['JSON that is too large', () => [signIn, json], 413, 100 * 1024],
  ['an upload that is too large', () => [apply, form, authorized()], 413, uploadLimits.bodyBytes],
  ['an unauthenticated upload', () => [apply, form], 401, 0],
  ['an upload with an invalid token', () => [apply, form, `${authorized().slice(0, -1)}!`], 401, 0],
  ['a body that is not JSON', () => [signIn, 'Content-Type: text/plain'], 415, 0],
  ['a request to an unknown path', () => ['POST /nowhere HTTP/1.1', json], 404, 0],
  ['an unsupported method', () => ['PUT /api/signin.php HTTP/1.1', json], 404, 0],
  ['a malformed URL', () => ['POST /%zz HTTP/1.1', json], 400, 0],
] as const;

describe.concurrent('R-18: a rejected body is not read to its end', () => {
  const cases = [false, true].flatMap((isChunked) =>
    rejectedRequests.map(([what, head, status, known]) => ({
      name: `${what}, ${isChunked ? 'without' : 'with'} a Content-Length`,
      head,
      status,
      known,
      isChunked,
    })),
  );
  test.each(cases)('$name', async ({ head, status, known, isChunked }) => {
    const { received, bytesRead } = await send(head(), { isChunked });
    expect(received).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(received).toMatch(/^connection: close\r$/im);
    expect(JSON.parse(received.split('\r\n\r\n')[1] ?? '')).toMatchObject({
      status: 'error',
      message: expect.stringMatching(/\w/),
    });
    expect(bytesRead).toBeLessThan(known + 2 * mebibyte);
  });

  test('the body of a GET request is not read to its end either', async () => {
    const { received, bytesRead } = await send(['GET /healthz HTTP/1.1', json], { isChunked: false });
    expect(received).toMatch(/^HTTP\/1.1 200 /);
    expect(bytesRead).toBeLessThan(2 * mebibyte);
  });
});

test('R-18: a client that slightly exceeds the limit may finish its body without a connection reset', async () => {
  const half = Buffer.alloc(300 * 1024, 97);
  const errors: unknown[] = [];
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', (error) => errors.push(error));
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  socket.write([signIn, json, 'Host: x', `Content-Length: ${2 * half.length}`, '', ''].join('\r\n'));
  socket.write(half);
  await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1.1 413 /), { timeout: 40_000 });
  socket.end(half);
  await new Promise((resolve) => socket.once('close', resolve));
  expect(errors).toEqual([]);
});

test('rejecting a small body leaves the connection open', async () => {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  for (const count of [1, 2]) {
    socket.write([apply, form, 'Host: x', 'Content-Length: 5', '', 'hello'].join('\r\n'));
    await vi.waitFor(() => expect(received.match(/HTTP\/1.1 401 /g)).toHaveLength(count), {
      timeout: 40_000,
    });
  }
  expect(received).not.toMatch(/^connection: close\r$/im);
  socket.destroy();
});
