import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Headers of every answer. Pages and pictures replace the Content-Security-Policy by their own. */
export const everyAnswer = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

/** Behind TLS browsers are told to ask by https alone from now on. */
export const strictTransport = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/**
 * Adds them. TLS ends before this server: that people come by it is said by the address that is configured (`https`), or by a trusted
 * proxy with each request.
 */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { https }: { https: boolean }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(everyAnswer);
      if (https || request.protocol === 'https') reply.headers(strictTransport);
    });
  },
  { name: 'headers' },
);
