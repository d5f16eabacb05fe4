import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { busy } from '../../domain/refusal-error.ts';

/** Milliseconds between looks for connections that have become idle. */
const closeIdleEvery = 100;

/** A request that comes while the server ends is refused like any other, for Fastify's own refusal knows neither the contract nor our headers. */
export const refuseWhileClosing = plugin(
  async (app: FastifyInstance) => {
    let closing = false;
    let timer: NodeJS.Timeout | undefined;
    app.addHook('preClose', async () => {
      closing = true;
      // Clients hold on to their connections; those that are done after this moment are closed too.
      timer = setInterval(() => app.server.closeIdleConnections(), closeIdleEvery);
    });
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', async () => {
      if (closing) throw busy();
    });
  },
  { name: 'refuse-while-closing' },
);
