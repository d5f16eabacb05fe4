import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { busy } from '../refusal.ts';

/** A request that comes while the server ends is refused like any other, for Fastify's own refusal knows neither the contract nor our headers. */
export const refuseWhileClosing = plugin(
  async (app: FastifyInstance) => {
    let closing = false;
    app.addHook('preClose', async () => {
      closing = true;
    });
    app.addHook('onRequest', async () => {
      if (closing) throw busy();
    });
  },
  { name: 'closing' },
);
