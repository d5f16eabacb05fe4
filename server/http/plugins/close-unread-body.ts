import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * What may still be read of a body after its answer, and for how long. Closing at once would reset the connection, and a sender that is still
 * writing might lose the answer by it.
 */
const lingering = { bytes: 1024 * 1024, milliseconds: 2000 } as const;

const announcedBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;

/**
 * Where an answer goes out before a large body has come whole, the connection is closed behind it. Node by itself reads on to the end, so as to
 * use the connection again; that is left to it where the body is small.
 */
export function closeUnreadConnection({ raw }: FastifyRequest, reply: FastifyReply): void {
  // A request that a test injects has come whole, and has no `complete`.
  if (raw.complete !== false) return;
  const closes = reply.getHeader('connection') === 'close';
  if (!closes && announcedBytes(raw) <= lingering.bytes) return;
  const { socket } = raw;
  reply.header('connection', 'close');
  const most = socket.bytesRead + lingering.bytes;
  raw.on('data', () => {
    if (socket.bytesRead > most) raw.pause();
  });
  raw.resume();
  // Node calls it once the answer is written.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (raw.readableEnded) return destroySoon();
    raw.once('end', destroySoon);
    const timer = setTimeout(() => socket.destroy(), lingering.milliseconds);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}

/** Watches every answer. */
export const closeUnreadBody = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply) => closeUnreadConnection(request, reply));
  },
  { name: 'close-unread-body' },
);
