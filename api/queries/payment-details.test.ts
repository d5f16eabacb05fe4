import { expect, test, vi } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { settingDefaults } from '../contract/rules/setting-defaults.ts';
import { paymentDetailsQuery } from './payment-details.ts';

const load = (status: number, body: object) => {
  const fetch = vi.fn(async () => Response.json(body, { status }));
  const { queryFn } = paymentDetailsQuery(createApiClient({ baseUrl: '/api', token: () => 'token', fetch }));
  if (typeof queryFn !== 'function') throw new Error('no query function');
  return queryFn({ signal: new AbortController().signal } as never);
};

test('S-12.168: a provider without the call has no account', async () => {
  expect(await load(404, { status: 'error', message: 'Not found' })).toEqual({
    account: null,
    email: settingDefaults.committee_mailbox.email,
  });
});

test('S-12.168: after any other failure there is no account', async () => {
  await expect(load(503, { status: 'error', message: 'Busy' })).rejects.toThrow();
  await expect(load(200, { status: 'success' })).rejects.toThrow();
});
