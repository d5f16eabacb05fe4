import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';

/**
 * Read after the response was sent. Closing the connection immediately would reset it, and a client that is still sending might lose the
 * response.
 */
const lingering = { bytes: 1024 * 1024, milliseconds: 2000 } as const;

const announcedBytes = ({ headers }: IncomingMessage): number =>
  headers['transfer-encoding'] === undefined
    ? Number(headers['content-length'] ?? 0)
    : Number.POSITIVE_INFINITY;

/**
 * Closes the connection after a response that came before the end of a large body. Node would read that body to its end to reuse the connection.
 * Small bodies keep that default.
 */
export function closeUnreadConnection({ raw }: FastifyRequest, reply: FastifyReply): void {
  // Injected test requests are complete and have no `complete` property.
  if (raw.complete !== false) return;
  const isClosing = reply.getHeader('connection') === 'close';
  if (!isClosing && announcedBytes(raw) <= lingering.bytes) return;
  const { socket } = raw;
  reply.header('connection', 'close');
  const readLimit = socket.bytesRead + lingering.bytes;
  raw.on('data', () => {
    if (socket.bytesRead > readLimit) raw.pause();
  });
  raw.resume();
  // Node calls this after the response was written.
  const destroySoon = socket.destroySoon.bind(socket);
  socket.destroySoon = () => {
    if (raw.readableEnded) return destroySoon();
    raw.once('end', destroySoon);
    const timer = setTimeout(() => socket.destroy(), lingering.milliseconds);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}

/** After every response. */
export const closeUnreadBody = plugin(
  async (app: FastifyInstance) => {
    app.addHook('onSend', async (request, reply) => closeUnreadConnection(request, reply));
  },
  { name: 'close-unread-body' },
);
