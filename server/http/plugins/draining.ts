import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Readiness fails and each response ends its connection, so that a proxy sends requests elsewhere. Those that still come are served. */
    readonly drain: () => void;
    readonly isDraining: () => boolean;
  }
}

/** Milliseconds. */
const closeIdleEvery = 100;

/** Before the server closes and while it closes, it refuses nothing that reaches it. */
export const draining = plugin(
  async (app: FastifyInstance) => {
    let isDraining = false;
    let timer: NodeJS.Timeout | undefined;
    const drain = () => {
      isDraining = true;
    };
    app.decorate('drain', drain);
    app.decorate('isDraining', () => isDraining);
    app.addHook('preClose', async () => {
      drain();
      // Clients keep connections alive, so also close the ones that become idle later.
      timer = setInterval(() => app.server.closeIdleConnections(), closeIdleEvery);
    });
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', async (_request, reply) => {
      if (isDraining) reply.header('connection', 'close');
    });
  },
  { name: 'draining' },
);
