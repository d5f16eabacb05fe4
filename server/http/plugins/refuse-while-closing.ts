import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { busy } from '../../shared/refusal-error.ts';

/** Milliseconds. */
const closeIdleEvery = 100;

/** Rejects requests during shutdown with the contract's error response and headers, which Fastify's own response lacks. */
export const refuseWhileClosing = plugin(
  async (app: FastifyInstance) => {
    let closing = false;
    let timer: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      closing = true;
      // Clients keep connections alive, so also close the ones that become idle later.
      timer = setInterval(() => app.server.closeIdleConnections(), closeIdleEvery);
    });
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', async () => {
      if (closing) throw busy();
    });
  },
  { name: 'refuse-while-closing' },
);
