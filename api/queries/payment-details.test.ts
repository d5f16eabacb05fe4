import { expect, test, vi } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { paymentDetailsQuery } from './payment-details.ts';

const load = (status: number, body: object) => {
  const fetch = vi.fn(async () => Response.json(body, { status }));
  const { queryFn } = paymentDetailsQuery(createApiClient({ baseUrl: '/api', token: () => 'token', fetch }));
  if (typeof queryFn !== 'function') throw new Error('no query function');
  return queryFn({ signal: new AbortController().signal } as never);
};

test('PAY-1: after a failure there is no account', async () => {
  await expect(load(503, { status: 'error', message: 'Busy' })).rejects.toThrow();
  await expect(load(200, { status: 'success' })).rejects.toThrow();
});
