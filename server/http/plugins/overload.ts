import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { busy } from '../../shared/refusal-error.ts';

/** Milliseconds between turns of the event loop that reset the measurement. */
const tick = 50;

/**
 * Refuses requests while accepted ones keep the event loop for more than `maxDelay` milliseconds, and pages of the site at half of it, so that
 * calls go on longer. Never refuses `/healthz` and `/metrics`. Each request compares the time with that of the first one since the last tick,
 * so that one turn of the loop accepts no more work than that. `@fastify/under-pressure` averages over a second: it accepts every request of a
 * long turn, and then refuses all of the next second.
 */
export const overload = plugin(
  async (app: FastifyInstance, { maxDelay }: { readonly maxDelay: number }) => {
    let firstSinceTick: number | undefined;
    let lastDelay = 0;
    const delay = () => (firstSinceTick === undefined ? 0 : performance.now() - firstSinceTick - tick);
    const timer = setInterval(() => {
      lastDelay = delay();
      firstSinceTick = undefined;
    }, tick).unref();
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', async ({ is404, routeOptions }) => {
      if (routeOptions.url === '/healthz' || routeOptions.url === '/metrics') return;
      firstSinceTick ??= performance.now();
      if (Math.max(lastDelay, delay()) > (is404 ? maxDelay / 2 : maxDelay)) throw busy();
    });
  },
  { name: 'overload' },
);
