import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

/** Of every response. Pages and images override the Content-Security-Policy. */
export const commonHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-frame-options': 'DENY',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
} as const;

/** Sent only behind TLS. */
export const strictTransportHeaders = {
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
} as const;

/** TLS ends before this server, so HTTPS is detected by the configured public URL (`https`) or by a trusted proxy's header. */
export const securityHeaders = plugin(
  async (app: FastifyInstance, { https }: { https: boolean }) => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(commonHeaders);
      if (https || request.protocol === 'https') reply.headers(strictTransportHeaders);
    });
  },
  { name: 'headers' },
);
