import { expect, test } from 'vitest';
import { createApiClient } from '../client/api-client.ts';
import { subscribeToNewsletter } from './newsletter.ts';

const subscribe = (answer: () => Promise<Response>) =>
  subscribeToNewsletter(createApiClient({ baseUrl: '', fetch: answer }), 'reader@mail.example');
const responding = (body: string, status: number) => async () => new Response(body, { status });

test('resolves on success', async () => {
  await expect(subscribe(responding('{"status":"success","message":"Done"}', 200))).resolves.toBeUndefined();
});

test.each([
  [200, '{"status":"error","message":"Already subscribed"}', 'Already subscribed'],
  [409, '{"status":"error","message":"Already subscribed"}', 'Already subscribed'],
  [200, '{"status":"error"}', 'Subscription failed'],
  [500, '{"status":"error","message":""}', 'Subscription failed'],
])(
  'S-8.9: a status other than success (%i, %s) is rejected with the message: %s',
  async (status, body, message) => {
    await expect(subscribe(responding(body, status))).rejects.toThrow(new Error(message));
  },
);

test('does not report an unreachable server as a rejection', async () => {
  const failing = subscribe(() => Promise.reject(new TypeError('down')));
  await expect(failing).rejects.toMatchObject({ kind: 'unreachable' });
});
