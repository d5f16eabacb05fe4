import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { busy } from '../../shared/refusal-error.ts';

/** Milliseconds. */
const tick = 50;

/**
 * Refuses requests while the event loop is late, except `/healthz`. Each request compares the time with that of a timer that is due, so that a
 * single turn of the loop accepts no more than `maxDelay` of work. `@fastify/under-pressure` averages over a second: it accepts every request
 * of a long turn, and then refuses all of the next second.
 */
export const overload = plugin(
  async (app: FastifyInstance, { maxDelay }: { readonly maxDelay: number }) => {
    let due = performance.now() + tick;
    let lastDelay = 0;
    const timer = setInterval(() => {
      lastDelay = performance.now() - due;
      due = performance.now() + tick;
    }, tick).unref();
    app.addHook('onClose', async () => clearInterval(timer));
    app.addHook('onRequest', async ({ routeOptions }) => {
      if (routeOptions.url === '/healthz' || routeOptions.url === '/metrics') return;
      if (Math.max(lastDelay, performance.now() - due) > maxDelay) throw busy();
    });
  },
  { name: 'overload' },
);
