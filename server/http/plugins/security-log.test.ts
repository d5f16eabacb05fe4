import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { busy } from '../../shared/refusal-error.ts';
import { errorHandler } from '../errors.ts';
import { authentication } from './authentication.ts';
import { securityLogHooks } from './security-log.ts';

test('a request that is refused before its cookies were read reaches the log', async () => {
  const refused = vi.fn();
  const securityLog = { refused, writeCounted: async () => {}, stop: async () => {} };
  const app = Fastify();
  app.addHook('onRequest', async () => {
    throw busy();
  });
  await app.register(errorHandler);
  await app.register(cookie);
  await app.register(authentication);
  const clientKeys = { renew: async () => {}, current: () => '' };
  await app.register(securityLogHooks, { securityLog, clientKeys });
  app.get('/here', async () => ({}));
  expect((await app.inject({ url: '/here' })).statusCode).toBe(503);
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(1), { timeout: 40_000 });
  expect(refused.mock.calls[0]?.[1]).toMatchObject({ accountId: null, session: null, route: 'GET /here' });
  await app.close();
});
