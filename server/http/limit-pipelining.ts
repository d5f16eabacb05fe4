import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';

/** Browsers and proxies wait for each response, or send a handful of requests at most. */
const maxOutstanding = 16;

/**
 * Closes a connection that sends many requests without waiting for their responses: Node accepts them all, and keeps the responses in memory
 * . Call it after all other listeners of requests are set.
 */
export function limitPipelining(server: Server, log: FastifyBaseLogger): void {
  const outstanding = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number): number => {
    const count = (outstanding.get(socket) ?? 0) + by;
    outstanding.set(socket, count);
    return count;
  };
  const [handle] = server.listeners('request') as [(...args: unknown[]) => void];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    // Node still parses the rest of what it has read.
    if (socket.destroyed) return;
    if (change(socket, 1) > maxOutstanding) {
      log.warn('a connection that did not wait for responses was closed');
      socket.destroy();
      return;
    }
    response.once('close', () => change(socket, -1));
    handle(request, response);
  });
}
