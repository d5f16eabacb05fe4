import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestServer } from './test-app.ts';

/** Sends the headers of a POST and the beginning of its body, but not its end. Returns the status of the response. */
export async function beginPost(
  { app }: TestServer,
  path: string,
  headers: Record<string, string | number>,
  ...beginning: readonly (string | Buffer)[]
): Promise<number | undefined> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const call = request({ port, method: 'POST', path, headers }, ({ statusCode }) => {
      resolve(statusCode);
      call.destroy();
    });
    call.on('error', () => undefined);
    call.flushHeaders();
    for (const part of beginning) call.write(part);
  });
}
